declare module "virtual:react-router/server-build" {
  export const routes: import("react-router").ServerBuild["routes"];
  const build: import("react-router").ServerBuild;
  export default build;
}
