import type { CreateRefundRequest } from "../api/schemas";

/**
 * The signed refunds of which the service has not said whether it stores them, by payment. In memory only. A view may close
 * meanwhile: without its signed refund the merchant would sign a second one.
 */
const signed = new Map<string, CreateRefundRequest>();
const listeners = new Set<() => void>();

export function keepSignedRefund(paymentId: string, request: CreateRefundRequest): void {
  signed.set(paymentId, request);
  for (const report of listeners) report();
}

export function dropSignedRefund(paymentId: string): void {
  signed.delete(paymentId);
  for (const report of listeners) report();
}

export function signedRefundOf(paymentId: string): CreateRefundRequest | null {
  return signed.get(paymentId) ?? null;
}

export function watchSignedRefunds(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
