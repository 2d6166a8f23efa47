/** One long run, and what it proves. */
export interface Part {
  readonly id: string;
  readonly title: string;
  /** For readers who do not know the code. */
  readonly proves: string;
  readonly command: string;
  /** The time limit, on a machine with other work. Past it the run is stopped, and has failed. */
  readonly mostMinutes: number;
  /** The lines of its output with results: all lines from the first match on, or each matching line. */
  readonly figures: { readonly from: RegExp } | { readonly each: RegExp };
  /** A plot that it leaves in this file, for the document. */
  readonly plot?: string;
}

const chaosTable = { from: /^id +payments/ };
const jestSummary = /^(Tests|Test Suites|Time): |^(PASS|FAIL) /;
const jestAnd = (figures: RegExp) => ({ each: new RegExp(`${jestSummary.source}|${figures.source}`) });

/** The most important part comes first. */
export const parts: readonly Part[] = [
  {
    id: "chaos",
    title: "Faults",
    proves:
      "Every fault of the settlement design happens to real processes, a real chain and a real database while at least 50 payments are in flight. No payment is lost, settled twice or stuck, the operators' ledger agrees afterwards, and every payment ends within 60 seconds of the repair. In the rows F39 to F45 the payments are charges of channels: each is claimed in time, and in the end the merchant's wallet has all of them. A figure in the column `others` means that other payers paid during the fault: it is their p95 divided by the normal p95 (at least one block; of charges of another shop at least 50 ms), and at most 2.",
    command: "npm run chaos",
    mostMinutes: 30,
    figures: chaosTable,
  },
  {
    id: "networks",
    title: "Networks and clocks that break",
    proves:
      "Packets vanish without a reset between a settler and PostgreSQL (both ways and one) while its lanes are leased, between a gateway and Redis, a gateway and PostgreSQL, the dispatcher and an endpoint, and a settler and its node. Every link takes 200 ms and loses 2 %. Clocks differ by minutes and step. A node keeps no transaction ahead of the next nonce. What vanished arrives when the link heals. A client pays and reads at both gateways all the time, and writes down each request and answer with its times. Every answer is one that a single correct machine could have given, the columns are those of the faults, and other payers, who pay at a gateway that the fault does not concern, take at most twice as long.",
    command: "npm run chaos -- --networks",
    mostMinutes: 30,
    figures: chaosTable,
  },
  {
    id: "storm",
    title: "Killed processes under load",
    proves:
      "A thousand payments are made while gateway, settler and dispatcher are killed with `kill -9` every few seconds. Every payment has one outcome, the merchant's balance on the chain agrees with the rows, and every webhook arrives.",
    command: "npm run chaos -- --storm",
    mostMinutes: 20,
    figures: chaosTable,
  },
  {
    id: "settlers",
    title: "Several settlers",
    proves:
      "Two and four settlers are started, stopped and killed under load. No nonce is used twice or skipped, other settlers take lanes within 15 seconds, and each payment is settled once.",
    command: "npm run chaos -- --settlers",
    mostMinutes: 15,
    figures: chaosTable,
  },
  {
    id: "upgrade",
    title: "Two versions side by side",
    proves:
      "The version before and this one run on one database under load: before, during and after the migrations, in every mixture of gateway and workers, back to the version before and forward again. A merchant refunds payments as soon as a new gateway runs. No payment is lost, rows and chain agree, each payment and refund has its webhook, and no request gets an answer that a merchant does not expect.",
    command: "npm run test:upgrade",
    mostMinutes: 10,
    figures: { from: /^phase +payments/ },
  },
  {
    id: "ha",
    title: "Servers that fail over",
    proves:
      "Customers pay while servers fail: PgBouncer is killed, without and with TLS, a synchronous standby of PostgreSQL is promoted after `kill -9` of the primary, one that lags is promoted (what only the primary had is gone, as its line counts; all else ends), the disk of PostgreSQL is lost with payments in flight and restored from its archive, a replica for lists lags and dies, Sentinel changes the master of Redis twice, and a Cluster loses the master of the queue, both without and with TLS. Every payment that was answered with 200 is confirmed in the rows and once on the chain, none is lost, double or stuck, the ledger agrees, and each has its webhook. `longest gap` is the longest time in which no payment ended.",
    command: "npm run verify -- ha",
    mostMinutes: 15,
    figures: { from: /^part +payments/ },
  },
  {
    id: "disaster",
    title: "Disasters",
    proves:
      "The operators' runbooks are walked through while customers pay: all signers are lost, and all are stolen, with payments in flight; the only RPC endpoint refuses, hangs, answers 429, comes back behind and goes for good; one of two goes; the only Redis and its data are lost. No payment is lost, double or stuck, the ledger agrees, and each has its webhook. `longest gap` is the longest time in which no payment ended.",
    command: "npm run verify -- disaster",
    mostMinutes: 15,
    figures: { from: /^part +payments/ },
  },
  {
    id: "endurance",
    title: "An hour under load",
    proves:
      "For an hour customers pay, pay by links, are refunded, and give holds that are captured or released, on two gateways, two settlers and a dispatcher. Gateways and settlers are killed or stopped at random and started again, the endpoint of one merchant after the other fails (500, reset, hang), data of 90 days ago is forgotten, and a month ends by the clocks of all processes, of PostgreSQL and of the chain, which are ahead by the same time. Every ten seconds memory, open handles, connections, keys, tables, dead rows and logs are read. Each series is flat: the median of the last quarter is at most 1.05 times that of the third, or the difference is noise (test/endurance/series.ts says how much), or, of a process of Node, one step after which the last eighth is flat; tables with rows for each payment grow by the same bytes for each payment. One gateway, one settler and the dispatcher live for at least the last 48 minutes; the others are killed until the end, and only tables, connections and Redis tell of them. In the end each payment has its end, each webhook arrived, and the ledger agrees. A slow machine takes fewer payments than the rate; the last lines say how many.",
    command: "npm run verify -- endurance",
    mostMinutes: 100,
    figures: { from: /^series of / },
    plot: ".lunas/endurance/endurance.svg",
  },
  {
    id: "sandbox",
    title: "The memory of the sandbox",
    proves:
      "20,000 payments are made on a sandbox chain as compose and `npm start` run it, with its state in a file. Its keeper restarts the node several times in the middle of them. Every payment is paid, and the node never takes more than 400 MB; before, 6,100 payments took 929 MB.",
    command: "npm run verify -- sandbox",
    mostMinutes: 20,
    figures: { each: /payments, block|other answers|most memory/ },
  },
  {
    id: "alerts",
    title: "Alerts",
    proves: "Each alert for operators fires in a case of its own, and none of them fires on three good days.",
    command: "npm run test:alerts",
    mostMinutes: 10,
    figures: { each: /^each of \d+ alerts/ },
  },
  {
    id: "chart",
    title: "The Helm chart",
    proves:
      "The chart is rendered with three value files. Every object fits the schemas of the Kubernetes API and has no unknown field, keeps the policies (no root, limits, versions of images, no token, network policies), and each service accepts its settings. The chart refuses dangerous and unknown values. No cluster runs it.",
    command: "npm run test:chart",
    mostMinutes: 5,
    figures: { each: /^(objects|the chart)/ },
  },
  {
    id: "runbooks",
    title: "The operators' pages",
    proves:
      "Every command block of the operators' pages is run as it stands, in a fresh clone, with compose on a real engine: operations, from the first deployment to the rotation of keys, and PostgreSQL and Redis outside of the stack. The lines below are the blocks that are not run, each with its reason, and the time of each page. Where the image of Grafana cannot be pulled, the profile `monitoring` runs without it.",
    command: "npm run test:runbooks",
    mostMinutes: 20,
    figures: { each: /\[(?:not run|FAILED)|^Grafana|^skipped|steps run,|every runbook/ },
  },
  {
    id: "swarm",
    title: "Docker Swarm",
    proves:
      "The stack of infra/swarm runs on a real engine of one node, behind HAProxy. Under load it is scaled, killed, updated to a second image, given an image that does not start, and taken back. No payment is lost or paid twice, no connection is refused, each payment has its webhook, and `lunas-ops ledger` agrees. A customer whose gateway is killed gets no answer, or 502 to 504 from the proxy, and sends the same payment again; it may hear 409 until that has ended. In the other phases every answer is a success. The routing mesh is not proven: the engine has no IPVS.",
    command: "npm run verify -- swarm",
    mostMinutes: 20,
    figures: { from: /^phase +took/ },
  },
  {
    id: "mutants",
    title: "Removed safeguards",
    proves:
      "Without any one of its forty-six safeguards, the simulation fails. The table shows the first history that fails, and its finding.",
    command: "npm run chaos -- --mutants",
    mostMinutes: 15,
    figures: { each: /^\|/ },
  },
  {
    id: "simulation",
    title: "Ten thousand histories",
    proves:
      "Settling runs in virtual time, with a node that lags, forgets, repeats, reorders and reorganizes, and with processes that die at any call. 10,000 different histories, each with at least 40 steps and 3 faults, end correctly. So do 10,000 of channels: payers deposit, pay in parallel, try old vouchers, withdraw at the worst moment and come back, and every charge is claimed, paid out and told once.",
    command: "npm run verify -- simulation",
    mostMinutes: 45,
    figures: { each: /^(histories|\d+ (histories|payments)|nothing is wrong|seed)/ },
  },
  {
    id: "payments",
    title: "Payments",
    proves:
      "Every refusal in its order, every mutation of a signed payment, idempotency, overdraft, gas limits, holds and sponsored approvals, on real chains.",
    command: "npm run test:payments",
    mostMinutes: 40,
    figures: jestAnd(/changed bodies:|\d+ pairs$/),
  },
  {
    id: "sponsorship",
    title: "Attacks on sponsored approvals",
    proves:
      "The cost of each attack on sponsored approvals for the relayers, measured on the chain, beside the formula of its limit.",
    command: "npm run verify -- sponsorship",
    mostMinutes: 30,
    figures: jestAnd(/: lost \d+ wei/),
  },
  {
    id: "webhooks",
    title: "Webhooks, at least once",
    proves:
      "Ten thousand deliveries are made while 30 % of the endpoints fail and the dispatcher is killed at random. Every event reaches its receiver, and a repeated event has the same id.",
    command: "npm run verify -- webhooks",
    mostMinutes: 10,
    figures: { from: /^\{/ },
  },
  {
    id: "resets",
    title: "A hundred sandbox resets",
    proves: "The forked sandbox is reset a hundred times under light load. Payments work immediately after each reset.",
    command: "npm run verify -- resets",
    mostMinutes: 30,
    figures: { each: jestSummary },
  },
  {
    id: "conformance",
    title: "Conformance",
    proves: "Every row of the interface is checked against a running service, by HTTP only.",
    command: "npm run verify -- stack conformance",
    mostMinutes: 15,
    figures: { each: /^FAILED|^\d+ pending|\d+ passed/ },
  },
  {
    id: "ledger",
    title: "Ledger",
    proves:
      "After the conformance run, `npm run ledger` finds exactly one owner for every nonce of every lane, and rows, events and chain agree.",
    command: "npm run verify -- stack ledger",
    mostMinutes: 15,
    figures: { from: /^sandbox: / },
  },
  {
    id: "interop",
    title: "Libraries and stock x402 software",
    proves:
      "The libraries are packed and installed as users install them. They run in Node and in a real browser, with unchanged x402 clients and servers on the other side.",
    command: "npm run test:interop",
    mostMinutes: 30,
    figures: jestAnd(/^. (tests|pass|fail) \d+$/),
  },
  {
    id: "hostile",
    title: "Hostile inputs",
    proves:
      "Inputs that an attacker may send to the service and to its users. For each kind the table counts different inputs and wrong results: a 500, a hang, a leak, an undescribed answer, data of another merchant, money spent wrongly, a ledger that disagrees, or an honest payment that fails afterwards.",
    command: "npm run test:hostile",
    mostMinutes: 10,
    figures: { from: /^kind +actor/ },
  },
  {
    id: "fuzz",
    title: "Random requests",
    proves: "20,000 random requests, many of them changed valid payments, cause no 500, no hang and no leak.",
    command: "npm run verify -- fuzz",
    mostMinutes: 40,
    figures: jestAnd(/fuzz/),
  },
];
