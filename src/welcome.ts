import type { OpenShop } from "./open-shop.ts";

/** What a shopkeeper reads after the start. */
export function welcome({ shop, newPassword }: OpenShop, port: number): string {
  const { config } = shop;
  const here = config.SHOP_URL ? config.shopUrl : config.shopUrl.replace(/:\d+$/, `:${port}`);
  const demo = config.mode === "demo";
  const lines = [
    "",
    demo ? "The shop is open as a demo: test payments, letters stay on this machine." : "The shop is open.",
    `  Shop         ${here}/`,
    `  Back office  ${here}/admin`,
    ...(demo ? [`  Mailbox      ${here}/dev/mailbox`, `  Styles       ${here}/dev/styles`] : []),
    `  Functions    ${here}/functions/v1/docs`,
  ];
  if (newPassword) {
    lines.push(
      "",
      `  First administrator  ${config.ADMIN_EMAIL}`,
      `  Password             ${newPassword}   (shown this once)`,
    );
  }
  return `${lines.join("\n")}\n`;
}
