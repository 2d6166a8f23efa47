import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { withReason } from "../pay/approving-itself";
import type { Slot } from "./channel-pool";
import { checkOpen, depositFor, lockedInOthers, newChannel, noChannels, resolveDeposit, signDeposit } from "./deposit";
import { availableIn, type KeptChannel } from "./kept-channel";
import type { Buying, PayingDeps } from "./paying-deps";

/**
 * Leaves the slot with a channel that covers the price, or with a deposit that will. A deposit whose outcome is open is sent again by its own
 * purchase; for another one the chain is asked. Nothing is sent here.
 */
export async function openOrTopUp(deps: PayingDeps, slot: Slot, buying: Buying): Promise<void> {
  const pending = slot.channel?.deposit ?? null;
  const isOwn = slot.channel?.open.some(({ purchase }) => purchase === buying.purchase) === true && !buying.payAgain;
  if (slot.channel?.status === "disputed" || slot.channel?.status === "withdrawing") {
    if (isOwn) return;
    throw signsNothing(slot.channel);
  }
  if (slot.channel !== null && pending !== null) {
    if (pending.status === "open" && pending.purchase === buying.purchase) return;
    slot.channel = await resolveDeposit(deps.prepare, slot.channel);
    await deps.store.put(slot.channel);
  }
  // A voucher of this purchase that is sent again was covered when it was signed.
  if (isOwn && slot.channel?.deposit === null && slot.channel.status === "open") return;
  const price = BigInt(buying.chosen.terms.amount);
  if (slot.channel !== null && slot.channel.deposit === null && availableIn(slot.channel) >= price) return;
  const { channel } = slot;
  slot.channel = await deps.inOrder(() => deposited(deps, channel, buying));
}

async function deposited(deps: PayingDeps, before: KeptChannel | null, buying: Buying): Promise<KeptChannel> {
  const { payer, callbacks } = deps.prepare;
  const { terms } = buying.chosen;
  if (payer.signDeposit === undefined) throw noChannels();
  const others = await deps.all();
  const lockedElsewhere = lockedInOthers(others, before?.channelId);
  const funding = { ...deps.prepare, limits: deps.limits, lockedElsewhere };
  // Before the wallet is asked for anything.
  depositFor(before, funding, terms);
  const from = await payer.connect();
  callbacks.onWalletConnect?.(from);
  if (before !== null && from.toLowerCase() !== before.config.payer.toLowerCase()) throw otherWallet(before);
  const channel = before ?? newChannel(from, buying);
  const deposit = await signDeposit(funding, channel, buying);
  const funded = { ...channel, deposit };
  // The key of the vouchers is kept before anything leaves: without it the deposit waits for the withdrawal.
  await keepFunded(deps, funded);
  if (before === null) await deps.store.take(funded.channelId);
  return funded;
}

/** Another process of this wallet may have deposited since the others were read: the sum counts in the step that keeps the deposit. */
async function keepFunded({ store, limits }: PayingDeps, funded: KeptChannel): Promise<void> {
  if (store.fund === undefined) return store.put(funded);
  await store.fund(funded, (others) => checkOpen(funded, others, limits));
}

/** With `payAgain` another channel is opened. */
function signsNothing({ status, channelId }: KeptChannel): LunasError {
  return new LunasError(
    `The channel of this request is ${status}: nothing more is signed with it. Give payAgain to pay by another one.`,
    {
      code: "channel_disputed",
      details: { channelId, reason: status },
    },
  );
}

function otherWallet({ config }: KeptChannel): LunasError {
  return new LunasError(`The channel belongs to ${config.payer}: choose that account in the wallet.`, {
    code: "deposit_refused",
    details: { payer: config.payer },
  });
}

/** The service does not pay for the approval of Permit2: the payer makes it, and the same deposit is sent without that offer. */
export async function approveItself({ prepare }: PayingDeps, channel: KeptChannel, refusal: LunasError): Promise<void> {
  const { payer, chain, callbacks } = prepare;
  const terms = { token: channel.config.token, spender: chain.permit2Address };
  callbacks.onApprovalRequired?.({ ...terms, owner: channel.config.payer });
  await payer.useChain(chain);
  await payer.approve(terms).catch((error: unknown) => Promise.reject(withReason(error, refusal)));
}
