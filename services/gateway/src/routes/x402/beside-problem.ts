import { fieldAt } from "./loose-body";
import { networkIn } from "./stock-request";

const reason = "invalid_payload" as const;

/** A stock shop shows these fields to its operator; of another body it shows the beginning of the text. */
export function invalidBeside(invalidMessage: string, body: unknown): object {
  return { isValid: false, invalidReason: reason, invalidMessage, ...payerIn(body) };
}

/** The same for a settlement. Where the request names no network there is none to answer. */
export function unsettledBeside(errorMessage: string, body: unknown): object {
  const network = networkIn(body) ?? "";
  return { success: false, errorReason: reason, errorMessage, ...payerIn(body), transaction: "", network };
}

function payerIn(body: unknown): object {
  const from = fieldAt(body, "paymentPayload.payload.permit2Authorization.from");
  return typeof from === "string" && /^0x[0-9a-fA-F]{40}$/.test(from) ? { payer: from } : {};
}
