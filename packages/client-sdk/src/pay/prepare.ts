import type { ChainConfig } from "@lunas/protocol/wire/api";
import type { Hex } from "@lunas/protocol/wire/hex";
import type { PaymentRequirements, UptoRequirements } from "@lunas/protocol/wire/requirements";
import type { PaymentPayload, PaymentRequired, UptoPayload } from "@lunas/protocol/wire/x402";
import type { ClientCallbacks } from "../options";
import type { ApprovalTerms, Payer } from "../payer";
import { authorize, randomNonce } from "./authorize";
import { checkFunds, withoutGas } from "./check-funds";

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
  chosen: PaymentRequirements | UptoRequirements,
): Promise<PaymentPayload | UptoPayload> {
  const { payer, chain, callbacks } = deps;
  const from = await payer.connect();
  callbacks.onWalletConnect?.(from);
  await payer.useChain(chain);
  const terms = { token: chosen.asset, spender: chain.permit2Address };
  const needsApproval = await checkFunds(deps, from, { ...terms, amount: BigInt(chosen.amount) });
  const extensions = needsApproval ? await arrangeApproval(deps, from, { demanded, terms }) : {};
  const authorization = authorize(chain, from, { required: chosen, nonce: deps.nonce ?? randomNonce() });
  const signature = await payer.sign(chain, authorization);
  const payload = {
    x402Version: 2,
    payload: { signature, permit2Authorization: authorization },
    accepted: chosen,
    resource: demanded.resource,
    extensions: { ...extensions, [purchaseExtension]: { info: { id: randomNonce() } } },
  };
  // `authorize` made the authorization of the scheme that was chosen.
  return payload as PaymentPayload | UptoPayload;
}

/**
 * What only the payer's own header has. Everything else of it is on the chain once the payment is settled; a shop that gives the success
 * back would serve whoever rebuilds the header from there first. Lunas takes a repeated payment for the same one by its whole body.
 */
const purchaseExtension = "lunas-purchase";

interface Demanded {
  readonly demanded: PaymentRequired;
  readonly terms: ApprovalTerms;
}

/** Permit2 needs an approval to move the token, once: the payer's own transaction, or one that the service pays for. */
export async function arrangeApproval(
  { payer, chain, callbacks }: PrepareDeps,
  from: Hex,
  { demanded, terms }: Demanded,
): Promise<NonNullable<PaymentPayload["extensions"]>> {
  const isOffered =
    demanded.extensions?.erc20ApprovalGasSponsoring !== undefined &&
    chain.x402.sponsorshipMode === "erc20ApprovalRelay";
  const sponsored = isOffered ? await payer.signApproval(terms) : null;
  if (sponsored !== null) return { erc20ApprovalGasSponsoring: sponsored };
  const gas = (await payer.approvalGas?.(terms)) ?? null;
  if (gas !== null && gas.availableWei < gas.requiredWei) throw withoutGas(chain, from, gas);
  callbacks.onApprovalRequired?.({ ...terms, owner: from });
  await payer.approve(terms);
  return {};
}
