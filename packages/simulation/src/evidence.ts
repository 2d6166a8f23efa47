/** The history that is tried first for a safeguard, and what it must show: any other finding is not the safeguard's. */
export interface Evidence {
  readonly seed: number;
  readonly finding: RegExp;
}

/** By the safeguard's name. `npm run verify -- mutants` finds the next history when the simulation has changed. */
export const evidence: Readonly<Record<string, Evidence>> = {
  "unique nonce": { seed: 1, finding: /is failed \(settlement_unproven\), and the chain says settled/ },
  "write-ahead": { seed: 3, finding: /is external, mined was 0x/ },
  fencing: { seed: 67, finding: /is external, mined was 0x/ },
  "log check": { seed: 1, finding: /is confirmed \(0x\w+\), and the chain says/ },
  "own nonce": { seed: 5, finding: /is failed \(\w+\), and the chain says|is confirmed/ },
  "end of a payment whose settlement is counted": { seed: 8, finding: /does not end/ },
  "each order by itself": { seed: 5, finding: /does not end while others cannot be read/ },
  "cursor of the sweep": { seed: 7, finding: /does not end while others cannot be read/ },
  reservation: { seed: 34, finding: /reverted for lack of money that was reserved/ },
  "reopening of what a reorganisation took back": { seed: 24, finding: /does not end|and the chain says/ },
  "success claim": { seed: 3, finding: /the success of pay_\w+ was told twice/ },
  "open refunds of a payment are reserved": { seed: 2, finding: /is worth \d+, and its payer got \d+ back/ },
  "a failed refund is reserved until nobody can settle it": {
    seed: 6,
    finding: /is worth \d+, and its payer got \d+ back/,
  },
  "a failed refund is free again afterwards": { seed: 6, finding: /are still kept for refunds that ended/ },
  "a refund is confirmed once": { seed: 235, finding: /merchants are told refund\.confirmed,refund\.confirmed/ },
  "a payment is settled before it is refunded": { seed: 26, finding: /is failed, and is refunded/ },
  "a row that cannot be stored fails alone": {
    seed: 3,
    finding: /had an error that is not its own: Error: a row cannot be stored/,
  },
  "a changed payee is an outcome": {
    seed: 7,
    finding: /had an error that is not its own: Error: the wallet is not the merchant's/,
  },
  "a late settlement takes its link's place": { seed: 4, finding: /has place \d+ of \d+ of its link/ },
  "no service frees an Idempotency-Key": { seed: 12, finding: /order \d+ stands for pay_\w+ and pay_/ },
  "no service frees a used sign-in nonce": { seed: 33, finding: /was used twice/ },
  "an event stays until it is delivered": { seed: 3, finding: /merchants are told nothing/ },
  "events are dropped by a time": { seed: 4, finding: /was dropped while it was young/ },
  "attempts stay while their nonce is open": { seed: 11, finding: /is external, mined was 0x|does not end/ },
  "gas goes back to the day that it was counted on": {
    seed: 8,
    finding: /has \d+ wei in its sum, and its transactions cost/,
  },
  "the row decides what a job's order settles": {
    seed: 48,
    finding: /is failed \(nonce_used_elsewhere\), and the chain says settled/,
  },
  "a refunded success stays taken when its client disconnects": {
    seed: 2,
    finding: /was served after ref_\w+ was stored/,
  },
  "a refund takes the success that nobody has": { seed: 14, finding: /was served after ref_\w+ was stored/ },
  "a late settlement is looked up before it is refunded": {
    seed: 65,
    finding: /refunds pay_\w+, which the chain does not have/,
  },
  "a refund waits for a safe block": { seed: 8, finding: /refunds pay_\w+, which the chain does not have/ },
  "a capture takes what is held, and nothing else": { seed: 2, finding: /settled payments less refunds are worth/ },
  "a capture is within its maximum": { seed: 3, finding: /is captured with \d+ of \d+/ },
  "an expired hold is not captured": { seed: 89, finding: /was captured after it had expired/ },
  "a hold expires": { seed: 1, finding: /is still held/ },
  "likeness of the kind": { seed: 405, finding: /is failed \(\w+\), and the chain says/ },
  "the lane that the payer named": { seed: 1, finding: /alone may settle, and is sent by/ },
  "a released authorization stays used up": { seed: 160, finding: /is released, and was charged/ },
  "a channel whose payer withdraws is claimed at once": {
    seed: 17,
    finding: /\(\w+\) \d+ is charged, and \d+ is claimed of/,
  },
  "claimed is what the contract says": { seed: 158, finding: /is claimed, \d+ in the contract/ },
  "a payout is written after its claims are mined": {
    seed: 1,
    finding: /was written before a claim that it pays was mined/,
  },
  "a voucher counts once": { seed: 2, finding: /was charged, and no shop was reported/ },
  "a bound of a claim's rows": { seed: 12, finding: /\(\w+\) \d+ is charged, and \d+ is claimed of/ },
  "a row that reverts is left out alone": { seed: 13, finding: /\(\w+\) \d+ is charged, and \d+ is claimed of/ },
  "a channel is in one action at a time": { seed: 1, finding: /has a channel that is in/ },
  "what a reorganization removed is read again": { seed: 1, finding: /is claimed, \d+ in the contract/ },
  "a signed refund keeps vouchers away": { seed: 11, finding: /\(short\) \d+ is charged, and \d+ is claimed of/ },
};
