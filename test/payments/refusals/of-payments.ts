import type { Address } from "@lunas/catalog/chain";
import { base } from "@lunas/catalog/chains/base";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { fundedPayer } from "../../harness/funded-payer";
import { holdMining, waitingTransactions } from "../../harness/hold-mining";
import { setBalance, setBlocked, setPaused } from "../../harness/token-switches";
import type { Fixture } from "./fixture";
import type { Refused } from "./refusal";

const inSeconds = (seconds: number) => BigInt(Math.floor(Date.now() / 1_000) + seconds);

/** Until the settler has published what it was given. */
const untilBroadcast = (rpcUrl: string) =>
  until(async () => (await waitingTransactions(rpcUrl)) > 0, { timeoutMs: 10_000, what: "a settlement on its way" });

/** Pays, and takes the payer's money away once the settlement is published. */
async function payAndRunAway({ harness: { rpcUrl }, sign, pay }: Fixture): Promise<Response> {
  const payer = await fundedPayer(rpcUrl, 1_000n);
  return holdMining(rpcUrl, async (mine) => {
    const answer = pay(await sign({}, payer));
    await untilBroadcast(rpcUrl);
    await setBalance(rpcUrl, payer.address, 0n);
    await mine();
    return answer;
  });
}

/** What is wrong with a payment, or becomes of it. */
export const ofPayments: readonly Refused[] = [
  {
    name: "a token of no chain",
    code: "unsupported_token",
    status: 400,
    details: ["asset"],
    provoke: async ({ sign, pay }) => pay(await sign({ token: createPayer().address })),
  },
  {
    name: "another chain's token",
    code: "unsupported_network",
    status: 400,
    details: ["expected", "network", "asset"],
    provoke: async ({ sign, pay }) => pay(await sign({ token: base.tokens.IDRX as Address })),
  },
  {
    name: "another payee",
    code: "payment_mismatch",
    status: 400,
    details: ["field", "expected", "actual"],
    provoke: async ({ sign, pay, other }) => pay(await sign({ to: other.walletAddress })),
  },
  {
    name: "a signature for another amount",
    code: "invalid_signature",
    status: 400,
    details: ["payer", "kind"],
    provoke: async ({ sign, pay }) => {
      const [body, cheaper] = [await sign(), await sign({ amount: 1n })];
      body.paymentPayload.payload.signature = cheaper.paymentPayload.payload.signature;
      return pay(body);
    },
  },
  {
    name: "a deadline that has passed",
    code: "expired_deadline",
    status: 400,
    details: ["deadline", "earliest", "now"],
    provoke: async ({ sign, pay }) => pay(await sign({ deadlineSeconds: inSeconds(-1) })),
  },
  {
    name: "a payment for later",
    code: "payment_not_yet_valid",
    status: 400,
    details: ["validAfter", "now"],
    provoke: async ({ sign, pay }) => pay(await sign({ validAfterSeconds: inSeconds(30) })),
  },
  {
    name: "a payment that is settled",
    code: "nonce_already_used",
    status: 409,
    details: ["paymentId", "status", "txHash"],
    provoke: async ({ sign, pay }) => {
      const body = await sign();
      await pay(body);
      return pay(body);
    },
  },
  {
    name: "a payment that another request waits for",
    code: "nonce_already_used",
    status: 409,
    details: ["paymentId", "status", "txHash?"],
    provoke: ({ harness: { rpcUrl }, sign, pay }) =>
      holdMining(rpcUrl, async (mine) => {
        const body = await sign();
        const first = pay(body);
        await untilBroadcast(rpcUrl);
        const repeat = await pay(body);
        await mine();
        await first;
        return repeat;
      }),
  },
  {
    name: "another merchant's payment with this nonce, of which nothing is shown",
    code: "nonce_already_used",
    status: 409,
    details: [],
    provoke: async ({ sign, pay, other }) => {
      const nonce = BigInt(Date.now());
      await pay(await sign({ nonce }));
      return pay(await sign({ nonce, to: other.walletAddress }), { key: other.apiKey });
    },
  },
  {
    name: "a payer without money",
    code: "insufficient_balance",
    status: 400,
    details: ["required", "available"],
    provoke: async ({ sign, pay }) => pay(await sign({}, createPayer())),
  },
  {
    name: "a payer who has not approved Permit2",
    code: "no_permit2_approval",
    status: 400,
    details: ["required", "allowance", "spender"],
    provoke: async ({ sign, pay, harness: { rpcUrl } }) =>
      pay(await sign({}, await fundedPayer(rpcUrl, 1_000n, { approved: false }))),
  },
  {
    name: "a token that is paused",
    code: "simulation_failed",
    status: 400,
    details: ["reason"],
    provoke: async ({ sign, pay, harness: { rpcUrl } }) => {
      await setPaused(rpcUrl, true);
      const answer = await pay(await sign());
      await setPaused(rpcUrl, false);
      return answer;
    },
  },
  {
    name: "a payee on the block list",
    code: "simulation_failed",
    status: 400,
    details: ["reason"],
    provoke: async ({ sign, pay, other, harness: { rpcUrl } }) => {
      await setBlocked(rpcUrl, other.walletAddress, true);
      return pay(await sign({ to: other.walletAddress }), { key: other.apiKey });
    },
  },
  {
    name: "a payment that reverts on chain",
    code: "tx_failed",
    status: 500,
    details: ["paymentId", "txHash", "reason"],
    provoke: payAndRunAway,
  },
  {
    name: "a payment that takes longer than the gateway waits",
    code: "settlement_pending",
    status: 504,
    details: ["paymentId", "txHash?", "retryAfterSeconds"],
    provoke: ({ harness: { rpcUrl }, sign, pay, impatient }) =>
      holdMining(rpcUrl, async () => pay(await sign(), { url: impatient })),
  },
  {
    name: "a chain that cannot be reached",
    code: "chain_unavailable",
    status: 503,
    details: [],
    provoke: async ({ sign, pay, blind }) => pay(await sign(), { url: blind }),
  },
  {
    name: "nobody who settles",
    code: "service_unavailable",
    status: 503,
    details: ["network"],
    provoke: async ({ sign, pay, lonely: { url, merchant } }) =>
      pay(await sign({ to: merchant.walletAddress }), { url, key: merchant.apiKey }),
  },
];
