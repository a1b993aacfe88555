import {
  keepPreviousData,
  QueryClient,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import {
  type AdminEndpointKey,
  ApiError,
  type CallOptions,
  callEndpoint,
  type EndpointKey,
  type EndpointName,
  type ResponseOf,
} from "./api-client.ts";
import { currentSession, isSignedOut, lapse, signedInAgain, useSession } from "./session.ts";

const MINUTE_MS = 60_000;

/** A failed read is tried three more times, with growing pauses; an unused answer is kept for 5 minutes (back office 9). */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 3 && mayPass(error),
        retryDelay: (failures) => Math.min(1_000 * 2 ** failures, 30_000),
        gcTime: 5 * MINUTE_MS,
        staleTime: 10_000,
        networkMode: "always",
      },
      // Tried also where the browser believes it is offline: a failure says more than an endless wait.
      mutations: { networkMode: "always" },
    },
  });

/** A refusal stays one however often it is asked for. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429;

/**
 * Calls a function as the administrator who is signed in. Where the session has ended meanwhile, the call waits until
 * somebody has signed in again, and is made then: nothing typed is lost. @throws ApiError, Unreachable, or when signed out
 */
export const call = <D extends AdminEndpointKey>(endpoint: D, question: CallOptions<D> = {}): Promise<ResponseOf<D>> =>
  asAdministrator((token) =>
    callEndpoint(endpoint, { ...question, token, needs: ["success", ...(question.needs ?? [])] }),
  );

/** The same for a call of another kind. */
export async function asAdministrator<T>(call: (token: string) => Promise<T>): Promise<T> {
  const session = currentSession();
  const token = session.is === "in" ? session.token : null;
  if (token) {
    try {
      return await call(token);
    } catch (error) {
      if (!isSignedOut(error)) throw error;
      lapse(token);
    }
  }
  await signedInAgain();
  return asAdministrator(call);
}

type Options<T> = Pick<UseQueryOptions<T>, "enabled" | "staleTime" | "refetchInterval">;

/**
 * An endpoint's answer, cached and refetched. Without a session it fetches nothing. The last answer stays in view while the
 * next one loads or fails. The cache key is the endpoint's name: see `useEndpointMutation`.
 */
export function useEndpointQuery<D extends AdminEndpointKey>(
  endpoint: D,
  { query, body }: Pick<CallOptions<D>, "query" | "body"> = {},
  { enabled = true, ...options }: Options<ResponseOf<D>> = {},
) {
  const { is } = useSession();
  return useQuery<ResponseOf<D>>({
    queryKey: [nameOf(endpoint), query ?? null, body ?? null],
    queryFn: ({ signal }) => call(endpoint, { query, body, signal } as CallOptions<D>),
    enabled: is === "in" && enabled,
    placeholderData: keepPreviousData as never,
    ...options,
  });
}

const nameOf = (endpoint: EndpointKey): string => endpoint.split(" ")[1] ?? endpoint;

/**
 * Something an administrator does. Afterwards the answers of the functions in `invalidates` are asked for again: what was done ends
 * once they are there, or after a second, and what failed fails at once, as the shop may be out of reach.
 */
export function useEndpointMutation<Input, Result>(
  mutate: (input: Input) => Promise<Result>,
  invalidates: readonly EndpointName[],
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: mutate,
    onSuccess: () => Promise.race([invalidate(client, invalidates), aSecond()]),
    onError: () => void invalidate(client, invalidates),
  });
}

const aSecond = () => new Promise<void>((over) => setTimeout(over, 1_000));

/** Asks again for what these functions answered. */
export const invalidate = (client: QueryClient, names: readonly EndpointName[]) =>
  Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));

/** All that is kept of what a function answered, whatever it was asked. */
export const cachedResponses = <D extends AdminEndpointKey>(client: QueryClient, endpoint: D) =>
  client.getQueriesData<ResponseOf<D>>({ queryKey: [nameOf(endpoint)] });
