import type { FiledTransaction, PaymentFile } from "./operator-payments";

/** The reason why a payment is still pending, as far as the rows show it. Pure. */
export function whyPending(file: PaymentFile, nowSeconds: number): string {
  const open = file.transactions.find(({ isOpen }) => isOpen);
  if (open !== undefined) return whyOpen(file, open);
  if (BigInt(nowSeconds) > file.order.deadlineSeconds) {
    return "no open transaction, and its deadline has passed: its nonce outcome could not be read yet";
  }
  const closed = file.transactions.findLast(({ purpose, isAbandoned }) => purpose !== "funding" && !isAbandoned);
  if (closed !== undefined) return `${howClosed(closed)}; its nonce outcome could not be read yet`;
  if (file.lanes.all === 0) return "no transaction: its chain has no lane";
  if (file.lanes.ready === 0) return "no transaction: no lane of its chain is held and has gas";
  const { sponsorship } = file.order;
  if (sponsorship !== null) {
    return sponsorship.grantedWei === null
      ? "no transaction: its approval is to be paid for, and nothing was granted yet"
      : "no transaction: its approval was paid for, and is not on the chain yet";
  }
  return "no transaction: no lane has taken it, or it would revert at present";
}

function whyOpen({ blockNumber }: PaymentFile, open: FiledTransaction): string {
  const holder = open.heldBy === null ? ", which no settler holds" : "";
  if (blockNumber !== null) return `mined in block ${blockNumber}, and its outcome is not final or could not be read`;
  const { purpose, attempts } = open;
  const newest = attempts.at(-1);
  const said = newest?.broadcastOutcome ?? (newest?.publishes ? "broadcast" : "not broadcast yet");
  return `${what[purpose]} is open as nonce ${open.nonce} of ${open.lane}${holder}: ${attempts.length} ${
    attempts.length === 1 ? "attempt" : "attempts"
  }, the newest: ${said}`;
}

const what: Readonly<Record<FiledTransaction["purpose"], string>> = {
  payment: "its transaction",
  bundle: "the transaction that it shares",
  filler: "the cancellation of its transaction",
  grant: "a grant",
  funding: "the grant for its approval",
  channel: "an action of channels",
};

function howClosed({ nonce, lane, minedStatus, minedHash }: FiledTransaction): string {
  const at = `nonce ${nonce} of ${lane}`;
  if (minedHash === null) return `${at} was used by a foreign transaction`;
  return `its transaction at ${at} is mined (${minedStatus}) and settled nothing for it`;
}
