import type { Address, Network } from "@lunas/catalog/chain";
import { toAddress } from "@lunas/chain/address";
import type { MerchantId } from "@lunas/domain/shared/id";
import { refuseRequest } from "@lunas/domain/shared/invalid-request";
import { type Refusal, refuse } from "@lunas/domain/shared/refusal";
import type { Signal } from "@lunas/domain/shared/signal";
import type { FundRequest } from "@lunas/protocol/api/sandbox";
import { fundWalletInSession as inSession, fundWallet as operation } from "@lunas/protocol/api/sandbox";
import { route } from "../../http/route";
import { type Faucet, unpayable } from "../../sandbox/faucet";
import { faucetDecimals, smallestUnits } from "../../translate/funding";

export interface FundDeps {
  /** Of each sandbox chain, the default one first. */
  readonly faucets: readonly { readonly network: Network; readonly faucet: Faucet }[];
  /** The highest amount per request, in the token's own units as a decimal: `{IDRX: "100000", ETH: "1"}`. */
  readonly caps: Readonly<Record<string, string>>;
}

/** Asks the faucet on behalf of a merchant. The gateway itself holds no key and sends no transaction. */
export const fundWallet = (deps: FundDeps) =>
  route(operation, ({ body, caller, signal }) => fund(deps, body, { merchantId: caller.merchant.id, signal }));

/** The same for the dashboard, which holds no key. */
export const fundWalletInSession = (deps: FundDeps) =>
  route(inSession, ({ body, caller, signal }) => fund(deps, body, { merchantId: caller.merchant.id, signal }));

interface Funding {
  readonly merchantId: MerchantId;
  readonly signal: Signal;
}

async function fund(deps: FundDeps, body: FundRequest, { merchantId, signal }: Funding) {
  const [first] = deps.faucets;
  if (first === undefined)
    return refuse("sandbox_operation_unsupported", "This service has no sandbox, and no faucet.");
  const named = body.network === undefined ? first : deps.faucets.find(({ network }) => network === body.network);
  if (named === undefined) {
    const expected = deps.faucets.map(({ network }) => network).join(", ");
    return refuse("unsupported_network", `There is a faucet on ${expected} only.`, { expected });
  }
  const wanted = judge(body, deps.caps);
  if ("refused" in wanted) return wanted;
  const { address, token } = wanted;
  const gift = { merchantId, ...wanted, ...(body.openToAll === true && { isOpenToAll: true as const }) };
  const funded = await named.faucet.fund(gift, signal);
  if ("refused" in funded) return funded;
  return { status: 200 as const, body: { ...funded, address, amount: body.amount, token } };
}

interface FundingTarget {
  readonly address: Address;
  readonly token: string;
  /** In smallest units. */
  readonly amount: bigint;
}

/** The requested transfer, or the refusal that applies to every caller. */
function judge({ address: given, token, amount: text }: FundRequest, caps: FundDeps["caps"]): FundingTarget | Refusal {
  const address = toAddress(given);
  if (address === null) return refuseRequest({ address: "has a wrong checksum" });
  if (BigInt(address) === 0n) return unpayable();
  const decimals = faucetDecimals(token);
  const max = caps[token];
  if (decimals === null || max === undefined) {
    return refuse("unsupported_token", "The faucet does not have this token.", { token });
  }
  const amount = smallestUnits(text, decimals);
  if (amount > smallestUnits(max, decimals)) {
    return refuse("amount_exceeds_cap", `The faucet gives at most ${max} ${token} per request.`, { max });
  }
  return { address, token, amount };
}
