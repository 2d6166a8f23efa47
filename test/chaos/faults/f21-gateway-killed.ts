import { until } from "@lunas/testkit/time/until";
import type { Company } from "../company";
import type { Fault } from "../fault";

/** No block while it dies: no other request gets a success that it had claimed. */
export const gatewayKilled: Fault = {
  id: "F21",
  title: "a gateway is killed while it waits",
  at: "waiting",
  strike: async ({ scenario }) => scenario.kill("gateway-1"),
  proves: async ({ company }) => {
    const answers = await Promise.all(company.sent.map(({ answer }) => answer));
    const lost = company.sent.filter((_, index) => answers[index] === null);
    expect(lost.length).toBeGreaterThan(0);
    const again = await Promise.all(lost.map(({ body }) => askUntilAnswered(company, body)));
    expect(again.map(({ status }) => status)).toEqual(lost.map(() => 200));
    const thrice = await Promise.all(lost.map(({ body }) => company.post(0, body)));
    expect(thrice.map(({ status }) => status)).toEqual(lost.map(() => 409));
  },
};

/** As a merchant repeats a request until it is answered with something else than "wait". */
function askUntilAnswered(company: Company, body: unknown) {
  return until(
    async () => {
      const answer = await company.post(0, body);
      const isOpen = answer.status === 504 || answer.body.error?.details?.status === "pending";
      return isOpen ? null : answer;
    },
    { timeoutMs: 30_000, intervalMs: 250, what: "an answer" },
  );
}
