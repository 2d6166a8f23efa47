import { isDeepStrictEqual } from "node:util";
import { mutations } from "../../fuzz/payment-mutation";
import { applyMutation, pathsOf } from "../../payments/mutation";
import { asking, json, refusedWith } from "../ask";
import { sample, tryEach } from "../attempts";
import type { HostileKind } from "../kind";
import { wholeBody } from "../whole-body";

const count = 300;

/** The payment is settled as signed, or refused; the ledger is read at the end. */
export const changeSignedPayments: HostileKind = {
  kind: "change a signed payment",
  actor: "payer",
  async try(target) {
    const { shop, seed } = target;
    const paths = pathsOf(await wholeBody(target));
    const attempts = await Promise.all(
      sample(mutations(paths), count, seed).map(async (changes) => {
        const whole = await wholeBody(target);
        const body: unknown = changes.reduce<unknown>(applyMutation, whole);
        const headers = { ...json, "x-api-key": shop.apiKey };
        const request = { method: "POST", path: "/facilitate", headers, body: JSON.stringify(body) };
        const attempt = { request, isOwn: true, must: refusedWith(200, 400), input: JSON.stringify(changes) };
        return isDeepStrictEqual(body, whole) ? [] : [asking(target, attempt)];
      }),
    );
    return tryEach(attempts.flat());
  },
};
