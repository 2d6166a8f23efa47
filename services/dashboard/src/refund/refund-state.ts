/** A refund's status by the name of its text: of a payment "confirmed" says that it was paid, of a refund that it went back. */
export function refundState(status: string): string {
  return status === "confirmed" ? "refund_confirmed" : status;
}
