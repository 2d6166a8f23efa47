import type { Payer, PayerOptions } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { balanceOf } from "./balance-of";
import type { WaitingTransaction } from "./chain-control";
import { askHolds, captureHold, type HoldAnswer, signedHold } from "./holds";
import type { PaymentScenario } from "./payment-scenario";

export const maximum = 10_000n;
export const used = 4_000n;

/** A signed maximum that is held, and the whole balance of its payer. */
export interface HeldStory {
  readonly payer: Payer;
  readonly body: Awaited<ReturnType<typeof signedHold>>;
  readonly holdId: string;
}

export interface WaitingCapture extends HeldStory {
  readonly paymentId: string;
  readonly answer: Promise<HoldAnswer>;
  /** Its transaction in the node's pool. */
  readonly ours: WaitingTransaction;
}

export async function held(scenario: PaymentScenario, options: Partial<PayerOptions> = {}): Promise<HeldStory> {
  const { harness, merchant } = scenario;
  const payer = await scenario.payer(maximum);
  const body = await signedHold(harness.url, payer, { to: merchant.walletAddress, amount: maximum, ...options });
  const { status, body: hold } = await askHolds(harness.url, merchant.apiKey, { body });
  if (status !== 201) throw new Error(`the hold answered ${status}: ${JSON.stringify(hold)}`);
  return { payer, body, holdId: hold.holdId };
}

export const captureOf = ({ harness, merchant }: PaymentScenario, { holdId }: HeldStory, amount = used) =>
  captureHold(harness.url, merchant.apiKey, holdId, amount);

export const showHold = ({ harness, merchant }: PaymentScenario, { holdId }: HeldStory) =>
  askHolds(harness.url, merchant.apiKey, { path: `/${holdId}`, method: "GET" });

/** Captures while blocks are held; resolves when the capture's transaction waits in the pool. */
export async function waitingCapture(
  scenario: PaymentScenario,
  options: Partial<PayerOptions> = {},
): Promise<WaitingCapture> {
  const story = await held(scenario, options);
  await scenario.chain.hold();
  const answer = captureOf(scenario, story);
  // A story may kill the gateway that is to answer.
  answer.catch(() => undefined);
  const ours = await scenario.chain.untilWaiting(story.payer.address);
  return { ...story, answer, ours, paymentId: await scenario.stored(story.payer) };
}

/** The capture is repeated as a merchant does, until the answer does not ask for a repeat. */
export function untilCaptured(scenario: PaymentScenario, story: HeldStory, amount = used): Promise<HoldAnswer> {
  const isOpen = ({ status, body }: HoldAnswer) =>
    status === 503 || status === 504 || body.error?.details?.status === "pending";
  return until(
    async () => {
      const answer = await captureOf(scenario, story, amount).catch(() => null);
      return answer === null || isOpen(answer) ? null : answer;
    },
    { timeoutMs: 30_000, intervalMs: 250, what: "an answer" },
  );
}

/** The capture is confirmed: charged once, with the captured amount, one nonce and one event. */
export async function expectChargedOnce(scenario: PaymentScenario, story: HeldStory): Promise<void> {
  const paymentId = await scenario.stored(story.payer);
  const hasEnded = async () => (await scenario.lookUp(paymentId)).body.status === "confirmed";
  await until(hasEnded, { timeoutMs: 20_000, what: "the end of the capture" });
  expect(await balanceOf(scenario.harness.rpcUrl, story.payer.address)).toBe(maximum - used);
  expect(await scenario.transactions(paymentId)).toBe(1);
  expect(await scenario.events(paymentId)).toEqual(["payment.confirmed"]);
  expect((await showHold(scenario, story)).body).toMatchObject({
    ...{ status: "captured", capturedAmount: used.toString(), paymentId },
  });
}

/** Nothing of the hold was charged. */
export async function expectNothingCharged(
  scenario: PaymentScenario,
  { payer }: HeldStory,
  balance = maximum,
): Promise<void> {
  expect(await balanceOf(scenario.harness.rpcUrl, payer.address)).toBe(balance);
}
