import { until } from "@lunas/testkit/time/until";
import { askHolds, captureHold } from "../../harness/holds";
import { type Company, paymentAmount } from "../company";
import type { Fault, Fixture } from "../fault";
import { runningGateways } from "../gateways";

const maximum = 2n * paymentAmount;
const heldBy = new WeakMap<Company, readonly string[]>();

/** Everything that a hold depends on dies while it waits for its capture, and the captures come when all is back. */
export const lostBetweenHoldAndCapture: Fault = {
  id: "F52",
  title: "gateway, settler, Redis and Postgres are killed between hold and capture",
  at: "sent",
  setUp: async (fixture) => void heldBy.set(fixture.company, await holdAll(fixture)),
  strike: async ({ scenario }) => {
    for (const name of ["gateway-1", "settler-1"]) await scenario.kill(name);
    for (const part of ["redis", "postgres"] as const) await scenario.harness.stack.restart(part, "SIGKILL");
  },
  recover: async ({ scenario, company }) => {
    for (const holdId of heldBy.get(company) ?? []) {
      const body = await company.sign();
      const capture = () => captureHold(scenario.gateway(0), company.apiKey, holdId, paymentAmount);
      company.sent.push({ body, answer: untilTaken(capture).catch(() => null) });
    }
  },
  proves: async ({ scenario, company, size }) => {
    const captured = "select 1 from payments where pay_to = $1 and held_at is not null and status = 'confirmed'";
    expect(await scenario.query(captured, [company.merchant.walletAddress])).toHaveLength(size);
  },
};

async function holdAll({ scenario, company, size }: Fixture): Promise<readonly string[]> {
  const holdIds: string[] = [];
  for (let index = 0; index < size; index += 1) {
    const { captureAmount: _, ...body } = await company.sign({ maximum });
    const gateway = scenario.gateway(index % runningGateways(scenario));
    const { status, body: hold } = await askHolds(gateway, company.apiKey, { body });
    if (status !== 201) throw new Error(`a hold answered ${status}: ${JSON.stringify(hold)}`);
    holdIds.push(hold.holdId);
  }
  return holdIds;
}

/** As a merchant repeats a capture until the services are back: a refusal for now has stored nothing. */
function untilTaken(capture: () => ReturnType<typeof captureHold>): ReturnType<typeof captureHold> {
  return until(
    async () => {
      const answer = await capture().catch(() => null);
      return answer === null || answer.status === 503 ? null : answer;
    },
    { timeoutMs: 30_000, intervalMs: 250, what: "an answer to a capture" },
  );
}
