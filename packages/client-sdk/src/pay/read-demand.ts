import type { PaymentRequired } from "@lunas/protocol/wire/x402";
import { decodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { readJson } from "./read-json";

/**
 * The demand of a 402, from its header or its body; null where it is not x402 version 2. The response's body stays
 * unread. What is longer than a demand can be, or does not end within `maxMs`, is none.
 */
export async function readDemand(response: Response, maxMs?: number): Promise<PaymentRequired | null> {
  const header = response.headers.get("payment-required");
  const decoded = header === null ? null : decodePaymentHeader(header);
  if (decoded?.ok && isDemand(decoded.value)) return decoded.value;
  const body = await readJson(response.clone(), maxMs).catch(() => null);
  return isDemand(body) ? body : null;
}

function isDemand(value: unknown): value is PaymentRequired {
  const { x402Version, accepts, resource } = (value ?? {}) as Partial<PaymentRequired>;
  return (
    x402Version === 2 && Array.isArray(accepts) && accepts.every(isPriced) && typeof resource === "object" && !!resource
  );
}

function isPriced(entry: unknown): boolean {
  const { network, asset, amount, payTo, maxTimeoutSeconds } = (entry ?? {}) as Record<string, unknown>;
  return (
    typeof network === "string" &&
    typeof asset === "string" &&
    /^[0-9]{1,78}$/.test(String(amount)) &&
    /^0x[0-9a-fA-F]{40}$/.test(String(payTo)) &&
    Number.isInteger(maxTimeoutSeconds)
  );
}
