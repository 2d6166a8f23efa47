import { inspect } from "@lunas/domain/payment/inspect";
import { verifyX402 } from "@lunas/protocol/api/x402";
import { route } from "../../http/route";
import { chainNamed } from "../../settings/served-chains";
import { stockClaim } from "../../translate/stock-claim";
import { reasonOf } from "../../translate/x402-reason";
import type { X402Deps } from "./deps";
import { parseStockRequest } from "./stock-request";

/** Runs every check and stores nothing: `/x402/settle` checks again and settles. */
export const verifyStock = (deps: X402Deps) =>
  route(
    verifyX402,
    async ({ body, caller, context }) => {
      if (body.kind === "other") return { status: 200, body: { isValid: false, invalidReason: unsupported } };
      const { network } = body.request.paymentPayload.accepted;
      const claim = stockClaim(body.request, caller, chainNamed(deps.chainsOf(caller.key.environment), network));
      const refused = await inspect(deps.facilitate, Object.assign(claim, { receivedAtMs: context.startedAtMs }));
      const payer = body.request.paymentPayload.payload.permit2Authorization.from;
      if (refused === null) return { status: 200, body: { isValid: true, payer } };
      const invalidReason = reasonOf(refused);
      // The payment has no problem; the refusal is temporary.
      if (invalidReason === null) return refused;
      return { status: 200, body: { isValid: false, invalidReason, invalidMessage: refused.message, payer } };
    },
    { parseBody: parseStockRequest },
  );

const unsupported = "unsupported_payload_type" as const;
