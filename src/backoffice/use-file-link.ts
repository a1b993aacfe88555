import { useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "./failure-toast.ts";

/** A file by a signed link, which the shop hands out when asked; `busy` is the file that is asked for. */
export function useFileLink<Input = void>(failed: string, ask: (input: Input) => Promise<{ path: string }>) {
  const link = useEndpointMutation(ask, []);
  const download = (input: Input): void =>
    void link.mutateAsync(input).then(
      // The link's answer is a file, so the page stays.
      ({ path }) => window.location.assign(path),
      (error) => failureToast(failed, error),
    );
  return { download, isBusy: link.isPending, busy: link.isPending ? link.variables : undefined };
}
