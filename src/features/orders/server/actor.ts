/** Who does something to an order, and in which request. */
export interface Deed {
  /** null where the shop does it by itself. */
  administratorId: string | null;
  requestId?: string;
}

export const deedOf = (caller: { administrator: { id: string } | null; requestId: string }): Deed => ({
  administratorId: caller.administrator?.id ?? null,
  requestId: caller.requestId,
});
