/** One thing that is proved at full size. */
export interface Part {
  readonly id: string;
  readonly title: string;
  /** In words for somebody who has not read the code. */
  readonly proves: string;
  readonly command: string;
  /** What it may take on a machine that has other things to do; then it is ended, and has failed. */
  readonly mostMinutes: number;
  /** The lines of its output that tell what was measured: from the first of these on, or each of these. */
  readonly figures: { readonly from: RegExp } | { readonly each: RegExp };
}

const chaosTable = { from: /^id +payments/ };
const jestSummary = /^(Tests|Test Suites|Time): |^(PASS|FAIL) /;
const jestAnd = (figures: RegExp) => ({ each: new RegExp(`${jestSummary.source}|${figures.source}`) });

/** What matters most comes first. */
export const parts: readonly Part[] = [
  {
    id: "chaos",
    title: "Faults",
    proves:
      "Every fault of the settlement design, done to real processes, a real chain and a real database while at least 50 payments are in flight: no payment is lost, settled twice or stuck, the operators' ledger agrees afterwards, and everything has ended within 60 seconds of the repair. Where the column `others` has a figure, other payers paid while the fault lasted: it is the p95 of their payments as a multiple of the normal p95 (which counts as at least one block), and at most 2.",
    command: "npm run chaos",
    mostMinutes: 30,
    figures: chaosTable,
  },
  {
    id: "storm",
    title: "A storm of kills",
    proves:
      "A thousand payments while gateway, settler and dispatcher are killed with `kill -9` every few seconds: each is accounted for, the merchant has on the chain what the rows say, every webhook arrives.",
    command: "npm run chaos -- --storm",
    mostMinutes: 20,
    figures: chaosTable,
  },
  {
    id: "settlers",
    title: "Several settlers",
    proves:
      "Two and four settlers, started, stopped and killed under load: no nonce is used twice or left out, lanes move within 15 seconds, each payment is settled once.",
    command: "npm run chaos -- --settlers",
    mostMinutes: 15,
    figures: chaosTable,
  },
  {
    id: "mutants",
    title: "Safeguards taken out",
    proves:
      "The tests bite: with any one of the six safeguards taken out, the simulation goes red. The number is the first history that shows it, beside what it found.",
    command: "npm run chaos -- --mutants",
    mostMinutes: 15,
    figures: { each: /^\|/ },
  },
  {
    id: "simulation",
    title: "Ten thousand histories",
    proves:
      "Settling in virtual time, with a node that lags, forgets, doubles, reorders and reorganizes, and processes that die anywhere: 10,000 different histories, each with at least 40 steps and 3 faults, end right.",
    command: "npm run verify:simulation",
    mostMinutes: 45,
    figures: { each: /^(histories|\d+ (histories|payments)|nothing is wrong|seed)/ },
  },
  {
    id: "payments",
    title: "Payments",
    proves:
      "Every refusal in its order, every mutation of a signed payment, idempotency, overdraft, gas bounds and sponsored approvals, on real chains.",
    command: "npm run test:payments",
    mostMinutes: 40,
    figures: jestAnd(/changed bodies:|\d+ pairs$/),
  },
  {
    id: "sponsorship",
    title: "Attacks on sponsored approvals",
    proves:
      "What each attack on sponsored approvals has cost the relayers, measured on the chain, beside the formula of what it may cost at most.",
    command: "npm run test:sponsorship",
    mostMinutes: 30,
    figures: jestAnd(/: lost \d+ wei/),
  },
  {
    id: "webhooks",
    title: "Webhooks, at least once",
    proves:
      "Ten thousand deliveries, 30 % of the endpoints failing, the dispatcher killed at random: every event is taken by its receiver, and what comes twice carries the same id.",
    command: "npm run verify:webhooks",
    mostMinutes: 10,
    figures: { from: /^\{/ },
  },
  {
    id: "resets",
    title: "A hundred sandbox resets",
    proves: "The forked sandbox is forked anew a hundred times under light load: payments work at once after each.",
    command: "npm run verify:resets",
    mostMinutes: 30,
    figures: { each: jestSummary },
  },
  {
    id: "conformance",
    title: "Conformance",
    proves: "Every row of the interface, put to a running service by HTTP alone.",
    command: "npm run verify:stack -- conformance",
    mostMinutes: 15,
    figures: { each: /^FAILED|^\d+ pending|\d+ passed/ },
  },
  {
    id: "ledger",
    title: "Ledger",
    proves:
      "After that traffic `npm run ledger` explains every nonce of every lane by exactly one owner, and rows, events and chain agree.",
    command: "npm run verify:stack -- ledger",
    mostMinutes: 15,
    figures: { from: /^sandbox: / },
  },
  {
    id: "interop",
    title: "Libraries and stock x402 software",
    proves:
      "The libraries, packed and installed as users install them, in Node and in a real browser, and unchanged x402 clients and servers on the other side.",
    command: "npm run test:interop",
    mostMinutes: 30,
    figures: jestAnd(/^. (tests|pass|fail) \d+$/),
  },
  {
    id: "hostile",
    title: "Hostile inputs",
    proves:
      "What an attacker may send, to the service and to those who use it, kind by kind: how many different inputs were tried, and how many went wrong (a 500, a hang, a leak, an answer that is not described, another's data, money spent that may not be, books that disagree, an honest payment that no longer goes through).",
    command: "npm run test:hostile",
    mostMinutes: 10,
    figures: { from: /^kind +actor/ },
  },
  {
    id: "fuzz",
    title: "Strange requests",
    proves: "20,000 requests that nobody would send, many of them changed valid payments: no 500, no hang, no leak.",
    command: "npm run verify:fuzz",
    mostMinutes: 40,
    figures: jestAnd(/fuzz/),
  },
];
