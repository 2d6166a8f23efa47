import type { Clock } from "../../shared/clock";
import type { ChannelOnChain } from "../channel";
import { judgeConfig } from "./judge-config";
import { judgeAuthorization, judgeDeadline, judgeDepositFacts } from "./judge-deposit";
import { judgeVoucher } from "./judge-voucher";
import type { ShopDeposit, ShopTerms, ShopVoucher } from "./payload";
import type { ChannelManagers, ChannelReader } from "./ports";
import { type ChannelProblem, channelProblem } from "./problem";

export interface VerifyDeps {
  readonly reader: ChannelReader;
  readonly managers: ChannelManagers;
  readonly clock: Clock;
  /** Lunas pays for the approval of Permit2 that the deposit has; left out: it does not. */
  readonly isSponsored?: boolean;
}

export interface Verified {
  /** Before the deposit that is verified. */
  readonly channel: ChannelOnChain;
}

/** A voucher, of a payment or of a payer's refund. Stores nothing. */
export async function verifyVoucher(
  { reader, managers }: VerifyDeps,
  terms: ShopTerms,
  voucher: ShopVoucher & { readonly isRefund: boolean },
): Promise<Verified | ChannelProblem> {
  const wrong = judgeConfig(terms, voucher, reader.idOf(terms.chain, voucher.config));
  if (wrong !== null) return wrong;
  const isSigned = await reader.isVoucherSigned(terms.chain, voucher);
  // A forged voucher costs no read.
  const states = isSigned ? await reader.readChannels(terms.chain, [voucher.channelId]) : null;
  const channel = states?.[0] ?? null;
  const problem =
    judgeVoucher({ ...voucher, isSigned, channel }) ?? (await judgeManager(managers, [voucher.channelId]));
  if (problem !== null) return problem;
  return channel === null ? unread() : { channel };
}

/** A deposit with its first voucher. Stores nothing. */
export async function verifyDeposit(
  deps: VerifyDeps,
  terms: ShopTerms,
  deposit: ShopDeposit,
): Promise<Verified | ChannelProblem> {
  const { reader, managers, clock, isSponsored = false } = deps;
  const { voucher } = deposit;
  const wrong = judgeDeposit(deps, terms, deposit) ?? judgeDeadline(terms, deposit, Math.floor(clock.now() / 1_000));
  if (wrong !== null) return wrong;
  const [reading, isVoucherSigned] = await Promise.all([
    reader.readDeposit(terms.chain, deposit),
    reader.isVoucherSigned(terms.chain, voucher),
  ]);
  const problem =
    judgeDepositFacts(deposit, { reading, isVoucherSigned, isSponsored }) ??
    (await judgeManager(managers, [voucher.channelId]));
  if (problem !== null) return problem;
  return reading.kind === "unsigned" || reading.channel === null ? unread() : { channel: reading.channel };
}

/** What stays true of a deposit however late it is repeated: it needs no chain and no clock. */
export function judgeDeposit(
  { reader }: Pick<VerifyDeps, "reader">,
  terms: ShopTerms,
  deposit: ShopDeposit,
): ChannelProblem | null {
  const { voucher } = deposit;
  return judgeConfig(terms, voucher, reader.idOf(terms.chain, voucher.config)) ?? judgeAuthorization(terms, deposit);
}

/** A channel has one set of books: those of a shop's own server, or ours. */
export async function judgeManager(
  managers: ChannelManagers,
  ids: readonly ShopVoucher["channelId"][],
): Promise<ChannelProblem | null> {
  const known = await managers.managersOf(ids);
  const ours = ids.find((id) => known.get(id) === "lunas");
  if (ours === undefined) return null;
  const message = `Lunas keeps the books of the channel ${ours}, as its first payment came by POST /facilitate: pay, claim and refund there.`;
  return channelProblem("kept_by_lunas", message);
}

function unread(): ChannelProblem {
  return channelProblem("rpc_read_failed", "The contract did not tell the channel's state.");
}
