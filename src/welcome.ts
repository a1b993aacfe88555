import type { OpenShop } from "./open-shop.ts";

/** What a shopkeeper reads after the start. */
export function welcome({ shop, newPassword }: OpenShop): string {
  const { config } = shop;
  const demo = config.mode === "demo";
  const lines = [
    "",
    demo ? "The shop is open as a demo: test payments, letters stay on this machine." : "The shop is open.",
    `  Shop         ${config.shopUrl}/`,
    `  Back office  ${config.shopUrl}/admin`,
    ...(demo ? [`  Mailbox      ${config.shopUrl}/dev/mailbox`, `  Styles       ${config.shopUrl}/dev/styles`] : []),
    `  Functions    ${config.shopUrl}/functions/v1/docs`,
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
