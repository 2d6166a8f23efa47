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
  const places = ["permit2Authorization.from", "channelConfig.payer"];
  const named = places.map((place) => fieldAt(body, `paymentPayload.payload.${place}`));
  const payer = named.find((each) => typeof each === "string" && /^0x[0-9a-fA-F]{40}$/.test(each));
  return payer === undefined ? {} : { payer };
}
