// Who may import whom. The order of features is the one list below; a feature uses only those before it.
const FEATURES = [
  "audit",
  "settings",
  "letters",
  "administrators",
  "pictures",
  "catalog",
  "stock",
  "shipping",
  "cart",
  "customers",
  "payments",
  "orders",
  "checkout",
  "newsletter",
  "content",
  "search",
  "dashboard",
];

const feature = (names) => `^src/features/(${names.join("|")})/`;
const TEST = "\\.test\\.tsx?$";
const PAGE = "\\.page\\.tsx$";
const RULE_FILE = "^src/features/[^/]+/[^/]+\\.tsx?$";

const laterFeatures = FEATURES.slice(0, -1).map((name, i) => ({
  name: `${name}-before-${FEATURES[i + 1]}`,
  comment: "A feature uses only those before it; pages may compose any of their side, tables are read by any query.",
  severity: "error",
  from: { path: feature([name]), pathNot: [PAGE, TEST, "-queries\\.ts$"] },
  to: { path: feature(FEATURES.slice(i + 1)) },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "shared-is-pure",
      severity: "error",
      from: { path: "^src/shared/", pathNot: TEST },
      to: { path: "^src/(?!shared/)" },
    },
    {
      name: "ui-and-platform-know-no-shop",
      severity: "error",
      from: { path: "^src/(ui|platform)/", pathNot: TEST },
      to: { path: "^src/(features|frame|http)/|^src/[^/]+\\.tsx?$" },
    },
    {
      name: "ui-is-not-platform",
      severity: "error",
      from: { path: "^src/ui/", pathNot: TEST },
      to: { path: "^src/platform/" },
    },
    {
      name: "platform-is-not-ui",
      severity: "error",
      from: { path: "^src/platform/", pathNot: TEST },
      to: { path: "^src/ui/" },
    },
    {
      name: "client-is-for-screens",
      comment: "The browser's side of the functions; of the server it sees types.",
      severity: "error",
      from: { path: "^src/(shared|ui|platform|http)/|^src/features/[^/]+/(server|emails|view)/", pathNot: TEST },
      to: { path: "^src/client/" },
    },
    {
      name: "shop-needs-no-session",
      comment: "The storefront calls functions and words failures; sessions and kept queries are the back office's.",
      severity: "error",
      from: { path: "^src/features/[^/]+/shop/", pathNot: TEST },
      to: { path: "^src/client/", pathNot: "^src/client/(functions-client|failure)\\.ts$" },
    },
    {
      name: "client-knows-no-feature",
      severity: "error",
      from: { path: "^src/client/", pathNot: TEST },
      to: { path: "^src/(features|frame|platform)/" },
    },
    {
      name: "rules-are-pure",
      severity: "error",
      from: { path: RULE_FILE, pathNot: TEST },
      to: {
        path: "^src/(platform|http|frame|ui|client)/|^src/features/[^/]+/(server|shop|admin|view|emails)/|^src/[^/]+\\.tsx?$",
      },
    },
    {
      name: "rules-take-pure-libraries",
      severity: "error",
      from: { path: RULE_FILE, pathNot: TEST },
      to: { dependencyTypes: ["npm", "core"], pathNot: "node_modules/(zod|libphonenumber-js|@zxcvbn-ts)/" },
    },
    {
      name: "server-knows-no-screens",
      severity: "error",
      from: { path: "^src/features/[^/]+/server/", pathNot: TEST },
      to: { path: "^src/(frame|ui)/|^src/features/[^/]+/(shop|admin|view)/|^src/[^/]+\\.tsx?$" },
    },
    {
      name: "server-and-http",
      comment: "Only the functions' own files see http, and of it only how a function is written.",
      severity: "error",
      from: { path: "^src/features/[^/]+/server/", pathNot: [TEST] },
      to: { path: "^src/http/", pathNot: "^src/http/(function|read|limits|access)\\.ts$" },
    },
    {
      name: "only-functions-see-http",
      severity: "error",
      from: { path: "^src/features/[^/]+/server/", pathNot: [TEST, "-functions\\.ts$"] },
      to: { path: "^src/http/" },
    },
    {
      name: "letters-are-plain",
      severity: "error",
      from: { path: "^src/features/[^/]+/emails/" },
      to: { path: "^src/(platform|http|frame)/|^src/ui/(?!email-)|^src/features/[^/]+/(server|shop|admin)/" },
    },
    {
      name: "screens-know-no-server",
      severity: "error",
      from: { path: "^src/features/[^/]+/(shop|admin|view)/", pathNot: [PAGE, TEST] },
      to: { path: "^src/(platform|http)/|^src/features/[^/]+/server/" },
    },
    {
      name: "shop-and-admin-are-strangers",
      severity: "error",
      from: { path: "^src/features/[^/]+/shop/" },
      to: { path: "^src/features/[^/]+/admin/" },
    },
    {
      name: "admin-and-shop-are-strangers",
      severity: "error",
      from: { path: "^src/features/[^/]+/admin/" },
      to: { path: "^src/features/[^/]+/shop/" },
    },
    {
      name: "views-serve-both-sides",
      severity: "error",
      from: { path: "^src/features/[^/]+/view/" },
      to: { path: "^src/features/[^/]+/(shop|admin)/" },
    },
    { name: "nothing-imports-a-page", severity: "error", from: {}, to: { path: PAGE } },
    {
      name: "screens-and-frame",
      comment: "Pages may use the frame's small helpers; other screens may not.",
      severity: "error",
      from: { path: "^src/features/", pathNot: [PAGE, TEST] },
      to: { path: "^src/frame/" },
    },
    {
      name: "http-stands-above-features",
      severity: "error",
      from: { path: "^src/(platform|ui|shared)/" },
      to: { path: "^src/http/" },
    },
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
