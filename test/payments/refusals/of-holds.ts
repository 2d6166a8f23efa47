import { until } from "@lunas/testkit/time/until";
import { signedHold } from "../../harness/holds";
import type { Fixture } from "./fixture";
import type { Refused } from "./refusal";

/** Refusals of what belongs to a hold. */
export const ofHolds: readonly Refused[] = [
  {
    name: "a charge above the maximum",
    code: "capture_exceeds_hold",
    status: 400,
    details: ["maximum"],
    provoke: async (fixture) => capture(fixture, await held(fixture), "1001"),
  },
  {
    name: "a hold that does not exist",
    code: "hold_not_found",
    status: 404,
    details: [],
    provoke: ({ ask, merchant }) => ask("/holds/hld_0000000000000000000000", { key: merchant.apiKey }),
  },
  {
    name: "another charge of a hold that was captured",
    code: "hold_captured",
    status: 409,
    details: ["paymentId", "amount"],
    provoke: async (fixture) => {
      const holdId = await held(fixture);
      await capture(fixture, holdId, "500");
      return capture(fixture, holdId, "501");
    },
  },
  {
    name: "a charge of a hold that has expired",
    code: "hold_expired",
    status: 409,
    details: ["expiresAt"],
    provoke: async (fixture) => {
      const holdId = await held(fixture, 9);
      const { ask, merchant } = fixture;
      const isExpired = async () => {
        const answer = await ask(`/holds/${holdId}`, { key: merchant.apiKey });
        return ((await answer.json()) as { status: string }).status === "expired";
      };
      await until(isExpired, { what: "the hold to expire", timeoutMs: 20_000 });
      return capture(fixture, holdId, "500");
    },
  },
];

/** A hold of at most a thousand base units; returns its id. */
async function held({ harness, merchant, payer, ask }: Fixture, aheadSeconds = 60): Promise<string> {
  const deadlineSeconds = BigInt(Math.floor(Date.now() / 1_000) + aheadSeconds);
  const body = await signedHold(harness.url, payer, { to: merchant.walletAddress, amount: 1_000n, deadlineSeconds });
  const answer = await ask("/holds", { method: "POST", key: merchant.apiKey, body });
  return ((await answer.json()) as { holdId: string }).holdId;
}

function capture({ ask, merchant }: Fixture, holdId: string, amount: string): Promise<Response> {
  return ask(`/holds/${holdId}/capture`, { method: "POST", key: merchant.apiKey, body: { amount } });
}
