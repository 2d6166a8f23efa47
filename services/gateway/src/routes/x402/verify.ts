import type { Address, Chain } from "@lunas/catalog/chain";
import type { Authenticated } from "@lunas/domain/merchant/api-key";
import { inspect } from "@lunas/domain/payment/inspect";
import { verifyX402 } from "@lunas/protocol/api/x402";
import type { X402ChannelRequest } from "@lunas/protocol/x402/channel-facade";
import { route } from "../../http/route";
import { chainNamed } from "../../settings/served-chains";
import { stockClaim } from "../../translate/stock-claim";
import { reasonOf } from "../../translate/x402-reason";
import { invalidBeside } from "./beside-problem";
import { verifyChannel } from "./channel/verify";
import type { X402Deps } from "./deps";
import { type NotOurs, parseStockRequest, wrongNetwork } from "./stock-request";

/** Runs every check and stores nothing: `/x402/settle` checks again and settles. */
export const verifyStock = (deps: X402Deps) =>
  route(
    verifyX402,
    async ({ body, caller, context }) => {
      if (body.kind === "other") return invalid(body);
      const chains = deps.chainsOf(caller.key.environment);
      if (body.kind === "channel") return verifyOnChannel(deps, body.request, { caller, chains });
      const payer = body.request.paymentPayload.payload.permit2Authorization.from;
      const wrong = wrongNetwork(body.request, chains);
      if (wrong !== null) return invalid(wrong, payer);
      const { network } = body.request.paymentPayload.accepted;
      const claim = stockClaim(body.request, caller, chainNamed(chains, network));
      const refused = await inspect(deps.facilitate, Object.assign(claim, { receivedAtMs: context.startedAtMs }));
      if (refused === null) return { status: 200, body: { isValid: true, payer } };
      const invalidReason = reasonOf(refused);
      // The payment has no problem; the refusal is temporary.
      if (invalidReason === null) return refused;
      return invalid({ reason: invalidReason, message: refused.message }, payer);
    },
    { parseBody: parseStockRequest, besideProblem: invalidBeside },
  );

async function verifyOnChannel(
  deps: X402Deps,
  request: X402ChannelRequest,
  { caller, chains }: { readonly caller: Authenticated; readonly chains: readonly [Chain, ...Chain[]] },
) {
  const wrong = wrongNetwork(request, chains);
  if (wrong !== null) return invalid(wrong);
  const chain = chainNamed(chains, request.paymentPayload.accepted.network);
  return { status: 200 as const, body: await verifyChannel(deps, request, { caller, chain }) };
}

function invalid({ reason: invalidReason, message: invalidMessage }: NotOurs, payer?: Address) {
  const body = { isValid: false, invalidReason, invalidMessage, ...(payer === undefined ? {} : { payer }) };
  return { status: 200 as const, body };
}
