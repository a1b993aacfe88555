// Who may import whom (docs/architecture.md). The order of features is the list below: a feature uses only those before it.
const FEATURES = [
  "audit",
  "translations",
  "settings",
  "email",
  "administrators",
  "images",
  "inventory",
  "products",
  "shipping",
  "vat-numbers",
  "policies",
  "cart",
  "customers",
  "payments",
  "documents",
  "taxes",
  "books",
  "orders",
  "fulfilment",
  "withdrawals",
  "product-safety",
  "checkout",
  "order-editing",
  "subscribers",
  "back-in-stock",
  "campaigns",
  "content",
  "collections",
  "past-orders",
  "search",
  "customer-care",
  "reporting",
];

const feature = (names) => `^src/features/(${names.join("|")})/`;
const part = (names) => `^src/features/[^/]+/(${names})/`;
const TEST = "\\.(test|types)\\.tsx?$";
const PAGE = "\\.page\\.tsx$";
const RULES = "^src/features/[^/]+/(messages/)?[^/]+\\.tsx?$";

/** `to` may be a pattern, or a whole condition. */
const rule = (name, from, to) => ({
  name,
  severity: "error",
  from: { pathNot: TEST, ...(typeof from === "string" ? { path: from } : from) },
  to: typeof to === "string" ? { path: to } : to,
});

const laterFeatures = FEATURES.slice(0, -1).map((name, i) =>
  rule(`${name}-before-${FEATURES[i + 1]}`, feature([name]), feature(FEATURES.slice(i + 1))),
);

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    // What composes the shop sees everything, and nothing sees it.
    rule(
      "nothing-imports-composition",
      "^src/(?!app/|commands/|pages/|[^/]+\\.tsx?$)",
      "^src/(app|commands|pages)/|^src/[^/]+\\.tsx?$",
    ),
    rule("nothing-imports-a-page", {}, PAGE),
    rule("shared-is-pure", "^src/shared/", "^src/(?!shared/)"),
    rule("ui-imports-shared", "^src/ui/", "^src/(?!ui/|shared/)"),
    rule("platform-imports-shared", "^src/platform/", "^src/(?!platform/|shared/)"),
    rule("http-is-a-library", "^src/http/", "^src/(?!http/|platform/|shared/)"),
    rule("api-client-imports-shared", "^src/api-client/", "^src/(?!api-client/|shared/)"),
    rule("site-comes-before-features", "^src/site/", "^src/(?!site/|api-client/|ui/|shared/)"),
    rule("backoffice-comes-before-features", "^src/backoffice/", "^src/(?!backoffice/|api-client/|ui/|shared/)"),
    rule("rules-are-pure", RULES, `^src/(?!shared/|features/)|${part("server|storefront|admin|view|emails")}`),
    rule("rules-use-pure-libraries", RULES, {
      dependencyTypes: ["npm", "core"],
      pathNot: "node_modules/(zod|libphonenumber-js|@zxcvbn-ts)/",
    }),
    rule(
      "server-knows-no-screens",
      part("server"),
      `^src/(ui|api-client|site|backoffice)/|${part("storefront|admin|view")}`,
    ),
    rule("only-endpoints-import-http", { path: part("server"), pathNot: [TEST, "-endpoints\\.ts$"] }, "^src/http/"),
    rule("emails-are-plain", part("emails"), `^src/(?!shared/|features/|ui/email-)|${part("server|storefront|admin")}`),
    rule(
      "screens-know-no-server",
      { path: part("storefront|admin|view"), pathNot: [PAGE, TEST] },
      `^src/(platform|http)/|${part("server")}`,
    ),
    rule("storefront-is-not-admin", part("storefront"), `^src/backoffice/|${part("admin")}`),
    rule("admin-is-not-storefront", part("admin"), part("storefront")),
    rule("views-serve-both-sides", part("view"), `^src/(site|backoffice)/|${part("storefront|admin")}`),
    // Sessions and kept queries are the back office's.
    rule(
      "storefront-needs-no-session",
      `^src/site/|${part("storefront")}`,
      "^src/api-client/.*(session|attended|use-endpoint)",
    ),
    ...laterFeatures,
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\+types/|^virtual:" },
    tsPreCompilationDeps: true,
    parser: "swc",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json", ".css"],
    },
  },
};
