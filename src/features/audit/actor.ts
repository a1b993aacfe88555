/** Who does something, and in which request. */
export interface Actor {
  /** null for a job, an event or a shopper. */
  administratorId: string | null;
  requestId?: string;
}

export const actorOf = (caller: { administrator: { id: string } | null; requestId: string }): Required<Actor> => ({
  administratorId: caller.administrator?.id ?? null,
  requestId: caller.requestId,
});
