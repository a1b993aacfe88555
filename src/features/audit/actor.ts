/** Which administrator does something, and in which request. */
export interface Actor {
  by: string;
  requestId: string;
}

export const actorOf = (caller: { administrator: { id: string } | null; requestId: string }): Actor => ({
  by: caller.administrator?.id ?? "",
  requestId: caller.requestId,
});
