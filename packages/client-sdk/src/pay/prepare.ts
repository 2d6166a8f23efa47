import { formatRupiah, rupiahOf } from "@lunas/protocol/money/rupiah";
import type { ChainConfig } from "@lunas/protocol/wire/api";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { Hex, PaymentPayload, PaymentRequired, PaymentRequirements } from "@lunas/protocol/wire/x402";
import type { ClientCallbacks } from "../options";
import type { Payer } from "../payer";
import { authorize, randomNonce } from "./authorize";
import { erc20, uintOf } from "./erc20";

export interface PrepareDeps {
  readonly payer: Payer;
  readonly chain: ChainConfig;
  readonly callbacks: ClientCallbacks;
  /** That of an earlier signature for the same purchase, so that at most one of them can move money; else a random one. */
  readonly nonce?: string | undefined;
}

/** Turns a demand into a signed payment: account, chain, balance, approval, signature. It moves no money. */
export async function preparePayment(
  deps: PrepareDeps,
  demanded: PaymentRequired,
  chosen: PaymentRequirements,
): Promise<PaymentPayload> {
  const { payer, chain, callbacks } = deps;
  const from = await payer.connect();
  callbacks.onWalletConnect?.(from);
  await payer.useChain(chain);
  await checkBalance(payer, from, chosen);
  const extensions = await arrangeApproval(deps, from, { demanded, chosen });
  const authorization = authorize(chain, from, { required: chosen, nonce: deps.nonce ?? randomNonce() });
  const signature = await payer.sign(chain, authorization);
  return {
    x402Version: 2,
    payload: { signature, permit2Authorization: authorization },
    accepted: chosen,
    resource: demanded.resource,
    extensions,
  };
}

/** Runs before anything is signed: a payer who cannot pay is not asked to sign. */
async function checkBalance(payer: Payer, from: Hex, { asset, amount }: PaymentRequirements): Promise<void> {
  const balance = uintOf(await payer.read(asset, erc20.balanceOf(from)));
  if (balance === null) {
    throw new LunasError("The token was not found on the wallet's chain.", { code: "unsupported_token" });
  }
  if (balance >= BigInt(amount)) return;
  const message = `The payment needs ${formatRupiah(amount)} and the wallet has ${formatRupiah(balance)}.`;
  const details = { requiredRupiah: rupiahOf(amount), availableRupiah: rupiahOf(balance) };
  throw new LunasError(message, { code: "insufficient_balance", details });
}

interface Demanded {
  readonly demanded: PaymentRequired;
  readonly chosen: PaymentRequirements;
}

/** Permit2 needs an approval to move the token, once: the payer's own transaction, or one that the service pays for. */
async function arrangeApproval(
  { payer, chain, callbacks }: PrepareDeps,
  from: Hex,
  { demanded, chosen }: Demanded,
): Promise<NonNullable<PaymentPayload["extensions"]>> {
  const terms = { token: chosen.asset, spender: chain.permit2Address };
  const allowance = uintOf(await payer.read(terms.token, erc20.allowance(from, terms.spender))) ?? 0n;
  if (allowance >= BigInt(chosen.amount)) return {};
  const isOffered =
    demanded.extensions?.erc20ApprovalGasSponsoring !== undefined &&
    chain.x402.sponsorshipMode === "erc20ApprovalRelay";
  const sponsored = isOffered ? await payer.signApproval(terms) : null;
  if (sponsored !== null) return { erc20ApprovalGasSponsoring: sponsored };
  callbacks.onApprovalRequired?.({ ...terms, owner: from });
  await payer.approve(terms);
  return {};
}
