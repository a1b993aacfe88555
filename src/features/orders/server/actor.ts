/** Who changes an order, and in which request. */
export interface Actor {
  /** null for a job or an event. */
  administratorId: string | null;
  requestId?: string;
}

export const actorOf = (caller: { administrator: { id: string } | null; requestId: string }): Actor => ({
  administratorId: caller.administrator?.id ?? null,
  requestId: caller.requestId,
});
