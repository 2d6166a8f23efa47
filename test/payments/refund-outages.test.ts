import { freePort } from "@lunas/stack/free-port";
import { until } from "@lunas/testkit/time/until";
import { startLossyPostgres } from "../harness/lossy-postgres";
import { expectPaidOnce, type StoredRefund, waitingRefund } from "../harness/refund-story";
import type { RefundBody } from "../harness/refunds";
import { startAgain } from "../harness/start-again";
import { refunds, scenario, useRefunds } from "./opened-refunds";

jest.setTimeout(60_000);

useRefunds();

const signal = (name: string, what: NodeJS.Signals) => scenario.harness.stack.supervisor.signal(name, what);
const paidOnce = (refund: StoredRefund) => expectPaidOnce(scenario, refunds, refund);

/** Repeats a refund's request as a merchant does, until the answer does not ask for a repeat. */
const untilAnswered = (paymentId: string, body: RefundBody) =>
  until(
    async () => {
      const answer = await refunds.refund(paymentId, body).catch(() => null);
      return answer === null || answer.status >= 500 ? null : answer;
    },
    { timeoutMs: 20_000, intervalMs: 250, what: "an answer" },
  );

async function refundable() {
  const { payer, paymentId } = await refunds.paid();
  return { payer, paymentId, body: await refunds.sign(payer.address, 10_000n) };
}

describe("while a refund is being settled", () => {
  it("Redis is killed and comes back empty: the refund is settled once", async () => {
    const waiting = await waitingRefund(scenario, refunds);
    await scenario.harness.stack.restart("redis", "SIGKILL");
    await scenario.chain.release();
    await paidOnce(waiting);
  });

  it("PostgreSQL is killed while blocks go on: the refund is settled once", async () => {
    const waiting = await waitingRefund(scenario, refunds);
    await scenario.chain.release();
    await scenario.harness.stack.restart("postgres", "SIGKILL");
    await paidOnce(waiting);
  });

  it("all four are killed, Redis, PostgreSQL, gateway and settler: settled once, and its request finds it", async () => {
    const waiting = await waitingRefund(scenario, refunds);
    for (const name of ["gateway", "settler"]) await signal(name, "SIGKILL");
    for (const part of ["redis", "postgres"] as const) await scenario.harness.stack.restart(part, "SIGKILL");
    await scenario.chain.release();
    await Promise.all([startAgain(scenario.harness, "gateway"), startAgain(scenario.harness, "settler")]);
    expect(await untilAnswered(waiting.paymentId, waiting.body)).toMatchObject({
      ...{ status: 200, body: { refundId: waiting.refundId } },
    });
    await paidOnce(waiting);
  });
});

describe("when a refund is posted", () => {
  it("Redis is frozen: the refund is stored, and the settler's sweep finds it", async () => {
    const { payer, paymentId, body } = await refundable();
    await signal("redis", "SIGSTOP");
    try {
      const answer = await untilAnswered(paymentId, body);
      await paidOnce({ payer, paymentId, refundId: answer.body.refundId });
    } finally {
      await signal("redis", "SIGCONT");
    }
  });

  it("PostgreSQL is killed: the repeated request stores one refund", async () => {
    const { payer, paymentId, body } = await refundable();
    const posted = refunds.refund(paymentId, body).catch(() => null);
    await scenario.harness.stack.restart("postgres", "SIGKILL");
    await posted;
    const answer = await untilAnswered(paymentId, body);
    await paidOnce({ payer, paymentId, refundId: answer.body.refundId });
  });

  it("PostgreSQL stores it and every answer is lost: the outcome is unknown, and a repeat finds the refund", async () => {
    const { payer, paymentId, body } = await refundable();
    const database = await startLossyPostgres(scenario.harness.stack.databaseUrlOf("lunas_gateway"));
    const PORT = String(await freePort());
    const env = { PORT, DATABASE_URL: database.url };
    await scenario.harness.services.start("gateway", { as: "gateway-lossy", env });
    database.lose((sql) => sql.includes("accept_"));
    expect(await refunds.refund(paymentId, body, `http://localhost:${PORT}`)).toMatchObject({
      ...{ status: 503, body: { error: { code: "service_unavailable" } } },
    });
    expect(database.lost()).toBeGreaterThan(0);
    const answer = await refunds.refund(paymentId, body);
    expect(answer.status).toBe(200);
    await paidOnce({ payer, paymentId, refundId: answer.body.refundId });
    await scenario.harness.stack.supervisor.stop("gateway-lossy");
    await database.close();
  });
});
