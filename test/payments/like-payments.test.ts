import { sandbox } from "@lunas/catalog/chains/sandbox";
import { encodeAggregate3 } from "@lunas/chain/abi/aggregate3";
import { rpc } from "@lunas/contracts/rpc";
import type { Hex } from "@lunas/domain/shared/hex";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { until } from "@lunas/testkit/time/until";
import { cancelNonce } from "../harness/cancel-nonce";
import { opaqueBatch } from "../harness/opaque-batch";
import type { Answer } from "../harness/pay";
import { type PaymentScenario, startPaymentScenario } from "../harness/payment-scenario";

jest.setTimeout(180_000);

const { x402Proxy, multicall3 } = sandbox.contracts;

/** Who settles the second of two like payments; the first one's settlement is ours, where it is not cancelled. */
const settlers = {
  "ours alone": async () => null,
  "another's call": async ({ scenario, inputs: [, second] }) => scenario.chain.send({ to: x402Proxy, data: second }),
  "another's batch of both": async ({ scenario, inputs }) =>
    scenario.chain.send({ to: multicall3, data: batchOf(inputs) }),
  "an unknown contract": async ({ scenario, inputs: [, second] }) => sendByContract(scenario, [second]),
  "an unknown contract, both": async ({ scenario, inputs }) => sendByContract(scenario, inputs),
} satisfies Record<string, (situation: Situation) => Promise<string | null>>;

interface Situation {
  readonly scenario: PaymentScenario;
  /** The calldata of our two settlements, as anybody can read it in the pool. */
  readonly inputs: readonly [Hex, Hex];
}

function batchOf(inputs: readonly Hex[]): Hex {
  return encodeAggregate3(inputs.map((data) => ({ target: x402Proxy, data })));
}

async function sendByContract({ chain, harness }: PaymentScenario, inputs: readonly Hex[]): Promise<string> {
  const contract = freshWallet().address;
  await rpc(harness.rpcUrl, "anvil_setCode", [contract, opaqueBatch(x402Proxy, inputs)]);
  return chain.send({ to: contract, data: "0x" });
}

const cancellations = ["nothing", "the first"] as const;
const rows = (Object.keys(settlers) as (keyof typeof settlers)[]).flatMap((settler) =>
  cancellations.map((cancelled) => [settler, cancelled] as const),
);
/** Those that settle the first one as well, if its nonce is still there. */
const settlesBoth = (settler: string) => settler.includes("both");

interface End {
  readonly status: number;
  readonly code: string;
  readonly hash: "ours" | "theirs" | "none";
  readonly events: string;
}

const table: string[] = [];

/** Two like payments of one payer, both in the pool and no block made. */
async function twoWaiting(scenario: PaymentScenario, payer: Payer) {
  const bodies = [await scenario.sign(payer), await scenario.sign(payer)];
  await scenario.chain.hold();
  const answers: Promise<Answer>[] = [];
  const ours: string[] = [];
  for (const body of bodies) {
    answers.push(scenario.pay(body));
    const known = ours.length;
    const waiting = await until(
      async () => {
        const own = (await scenario.chain.pool()).filter(({ input }) => mentions(input, payer));
        return own.length > known ? own : null;
      },
      { timeoutMs: 15_000, intervalMs: 20, what: "the payer's transactions in the pool" },
    );
    ours.push((waiting.find(({ hash }) => !ours.includes(hash)) as { hash: string }).hash);
  }
  const nonceOf = (index: number) => bodies[index]?.paymentPayload.payload.permit2Authorization.nonce as string;
  const inputs = (await Promise.all(ours.map((hash) => scenario.chain.transaction(hash)))).map(
    (sent) => sent?.input as Hex,
  );
  return { answers, ours, nonce: nonceOf(0), inputs: inputs as [Hex, Hex] };
}

/** A busy node now and then leaves a transaction to the next block. */
async function untilMined({ chain }: PaymentScenario, hashes: readonly string[]): Promise<void> {
  const isMined = async () =>
    (await Promise.all(hashes.map((hash) => chain.receipt(hash)))).every((each) => each !== null);
  while (!(await until(isMined, { timeoutMs: 2_000, what: "the block" }).catch(() => false))) await chain.mine();
}

function mentions(input: string, { address }: Payer): boolean {
  return input.includes(address.slice(2).toLowerCase());
}

async function endOf(
  scenario: PaymentScenario,
  answer: Answer,
  { ours, theirs }: { ours: string; theirs: string | null },
): Promise<End> {
  const { status, body } = answer;
  const paymentId = body.paymentId ?? body.error?.details.paymentId;
  const { body: record } = await scenario.lookUp(paymentId as string);
  const failure = (record as unknown as { failure: { code: string } | null }).failure;
  const hash = record.txHash === ours ? "ours" : record.txHash === theirs ? "theirs" : "none";
  const events = (await scenario.events(paymentId as string)).join(" ");
  return { status, code: failure?.code ?? record.status, hash, events };
}

describe.each([
  [1, rows],
  // Lunas never puts two payments of one payer into one transaction; what others do is the same as above.
  [25, rows.filter(([settler]) => settler === "ours alone")],
])("two like payments of one payer, bundles of at most %i", (bundleMax, cases) => {
  let scenario: PaymentScenario;
  beforeAll(async () => {
    scenario = await startPaymentScenario({ env: { SETTLEMENT_BUNDLE_MAX: String(bundleMax) } });
  });
  afterEach(() => scenario?.chain.release());
  afterAll(() => scenario?.stop());

  it.each(cases)("settled by %s, cancelled: %s", async (settler, cancelled) => {
    const payer = await scenario.payer();
    const { answers, ours, nonce, inputs } = await twoWaiting(scenario, payer);
    if (cancelled === "the first") await cancelNonce(scenario.harness.rpcUrl, payer.address, nonce);
    const theirs = await settlers[settler]({ scenario, inputs });
    await scenario.chain.mine();
    await untilMined(scenario, ours);
    const [first, second] = await Promise.all(
      (await Promise.all(answers)).map((answer, index) =>
        endOf(scenario, answer, { ours: ours[index] as string, theirs }),
      ),
    );
    for (const [which, end] of [["first", first] as const, ["second", second] as const]) {
      const { status, code, hash, events } = end as End;
      table.push([bundleMax, settler, cancelled, which, status, code, hash, events].join(" | "));
    }
    const confirmedBy = (hash: string) => ({ status: 200, code: "confirmed", hash, events: "payment.confirmed" });
    const failed = { status: 500, code: "nonce_cancelled", hash: "ours", events: "payment.failed" };
    expect(first).toEqual(cancelled === "the first" ? failed : confirmedBy(settlesBoth(settler) ? "theirs" : "ours"));
    expect(second).toEqual(confirmedBy(settler === "ours alone" ? "ours" : "theirs"));
  });
});

afterAll(() => {
  const header = "bundles | settled by | cancelled | payment | status | end | hash | events";
  console.log([header, ...table].map((row) => `| ${row} |`).join("\n"));
});
