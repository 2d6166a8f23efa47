import { query } from "@lunas/stack/postgres/query";
import { computeAddress } from "ethers";
import { setBalance } from "../../harness/token-switches";
import type { Fixture } from "./fixture";
import type { Refused } from "./refusal";

const fund = ({ ask, merchant, payer }: Fixture, options: object, url?: string) =>
  ask("/sandbox/fund", {
    method: "POST",
    key: merchant.apiKey,
    body: { address: payer.address, amount: "1", ...options },
    ...(url !== undefined && { url }),
  });

/** A billion whole IDRX: what the local treasury begins with. */
const treasuryFloat = 100_000_000_000n;

/** What the faucet refuses, and what the house itself fails at. */
export const ofTheHouse: readonly Refused[] = [
  {
    name: "an address that is none",
    code: "invalid_request",
    status: 400,
    details: ["address"],
    provoke: (fixture) => fund(fixture, { address: "0x1" }),
  },
  {
    name: "a token that the faucet does not have",
    code: "unsupported_token",
    status: 400,
    details: ["token"],
    provoke: (fixture) => fund(fixture, { token: "USDC" }),
  },
  {
    name: "more than the faucet gives at a time",
    code: "amount_exceeds_cap",
    status: 400,
    details: ["max"],
    provoke: (fixture) => fund(fixture, { amount: "100001" }),
  },
  {
    name: "a reset of a hosted sandbox",
    code: "sandbox_operation_unsupported",
    status: 409,
    details: [],
    provoke: ({ ask, merchant }) => ask("/sandbox/reset", { method: "POST", key: merchant.apiKey }),
  },
  {
    name: "the wallets of a hosted sandbox",
    code: "sandbox_operation_unsupported",
    status: 409,
    details: [],
    provoke: ({ ask, merchant }) => ask("/sandbox/wallets", { key: merchant.apiKey }),
  },
  {
    name: "more than a key may have today",
    code: "rate_limited",
    status: 429,
    details: ["reason", "retryAfterSeconds"],
    provoke: (fixture) => fund(fixture, { amount: "6" }, fixture.limited),
  },
  {
    name: "a treasury without money",
    code: "faucet_empty",
    status: 503,
    details: [],
    provoke: async (fixture) => {
      const { rpcUrl, stack } = fixture.harness;
      const treasury = computeAddress(stack.secrets.treasuryKey);
      await setBalance(rpcUrl, treasury, 0n);
      const answer = await fund(fixture, {});
      await setBalance(rpcUrl, treasury, treasuryFloat);
      return answer;
    },
  },
  {
    name: "a fault of ours, of which nothing is told",
    code: "internal_error",
    status: 500,
    details: [],
    provoke: async ({ lonely: { url, databaseUrl, merchant }, ask }) => {
      await query(databaseUrl, "alter table payments rename to lost");
      return ask("/payments/pay_1", { url, key: merchant.apiKey });
    },
  },
];
