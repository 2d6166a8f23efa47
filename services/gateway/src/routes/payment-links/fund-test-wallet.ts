import type { Address } from "@lunas/catalog/chain";
import { toAddress } from "@lunas/chain/address";
import { closedReason, type PayableLink } from "@lunas/domain/link/payment-link";
import type { LinkId } from "@lunas/domain/shared/id";
import { refuseRequest } from "@lunas/domain/shared/invalid-request";
import { isRefusal, type Refusal, refuse } from "@lunas/domain/shared/refusal";
import { fundTestWallet as operation, type TestWalletRequest } from "@lunas/protocol/api/pay-link";
import { route } from "../../http/route";
import { unpayable } from "../../sandbox/faucet";
import { faucetDecimals, smallestUnits } from "../../translate/funding";
import type { TestWalletDeps } from "./deps";
import { linkWithoutSandbox, noSuchLink } from "./look-up";

/** 70,000 gas at the highest price for which the client signs an approval: 10 gwei. */
const approvalWei = 70_000n * 10_000_000_000n;

/** The faucet for the page of a sandbox link: what one payment needs, and no more. */
export const fundTestWallet = (deps: TestWalletDeps) =>
  route(operation, async ({ body, params, headers, context, signal }) => {
    if (!deps.ownOrigins.includes(headers.origin ?? ""))
      return refuse("origin_not_allowed", "A test wallet is funded on the link's own page.");
    const found = await openSandboxLink(deps, params.linkId as LinkId);
    if (isRefusal(found)) return found;
    if (deps.faucets.length === 0) return linkWithoutSandbox();
    const faucet = deps.faucets.find(({ network }) => network === found.link.network)?.faucet;
    if (faucet === undefined) return refuse("chain_unavailable", "The link's network has no faucet.");
    const gift = giftOf(found, body, deps.caps);
    if (isRefusal(gift)) return gift;
    const { id: merchantId } = found.merchant;
    context.merchantId = merchantId;
    const funded = await faucet.fund({ merchantId, ...gift, isOpenToAll: true }, signal);
    if (isRefusal(funded)) return funded;
    return { status: 200, body: { txHash: funded.txHash, address: gift.address, token: gift.token } };
  });

async function openSandboxLink({ payable, clock }: TestWalletDeps, id: LinkId): Promise<PayableLink | Refusal> {
  const found = await payable.findPayable(id);
  // Real money has no faucet, whatever this process is configured with.
  if (found === null || found.link.environment !== "sandbox") return noSuchLink();
  const closed = found.merchant.isSuspended ? "closed" : closedReason(found.link, clock.now());
  if (closed === null) return found;
  return refuse("link_closed", "This payment link takes no new payment.", { reason: closed });
}

interface Gift {
  readonly token: string;
  readonly address: Address;
  readonly amount: bigint;
}

/** Bounded by the link's price, by the faucet's cap, and for ether by the cost of one approval. */
function giftOf(found: PayableLink, body: TestWalletRequest, caps: TestWalletDeps["caps"]): Gift | Refusal {
  const { link } = found;
  const address = toAddress(body.address);
  if (address === null) return refuseRequest({ address: "has a wrong checksum" });
  if (BigInt(address) === 0n) return unpayable();
  if (body.need === "gas") return capped({ token: "ETH", address, amount: approvalWei }, caps);
  const amount = body.amount === undefined ? link.minAmount : BigInt(body.amount);
  if (amount < link.minAmount || amount > link.maxAmount)
    return refuseRequest({ amount: "is not one that the link takes" });
  return capped({ token: link.tokenSymbol, address, amount }, caps);
}

function capped(gift: Gift, caps: TestWalletDeps["caps"]): Gift | Refusal {
  const max = caps[gift.token] ?? "0";
  if (gift.amount <= smallestUnits(max, faucetDecimals(gift.token) ?? 0)) return gift;
  return refuse("amount_exceeds_cap", `The faucet gives at most ${max} ${gift.token} per request.`, { max });
}
