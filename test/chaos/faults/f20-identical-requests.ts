import type { Answer } from "../../harness/pay";
import type { Fault } from "../fault";

let answers: Answer[] = [];

/** One authorization, a hundred times at once, at both gateways. */
export const identicalRequests: Fault = {
  id: "F20",
  title: "a hundred identical requests at once",
  at: "stored",
  strike: async ({ company }) => {
    const body = await company.sign();
    const requests = Array.from({ length: 100 }, (_, index) => company.post(index % 2, body));
    await company.chainControl.release();
    answers = await Promise.all(requests);
  },
  proves: async ({ company, size }) => {
    const [paid, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.error);
    expect(refused).toHaveLength(99);
    for (const error of refused) {
      expect(error).toMatchObject({ code: "nonce_already_used", details: { paymentId: paid?.body.paymentId } });
    }
    expect(await company.count("confirmed")).toBe(size + 1);
  },
};
