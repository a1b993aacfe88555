/** Who does something to an order, and in which request. */
export interface Actor {
  /** null where the shop does it by itself. */
  administratorId: string | null;
  requestId?: string;
}

export const actorOf = (caller: { administrator: { id: string } | null; requestId: string }): Actor => ({
  administratorId: caller.administrator?.id ?? null,
  requestId: caller.requestId,
});
