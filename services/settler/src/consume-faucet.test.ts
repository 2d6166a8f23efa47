import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { FaucetOutcome, FaucetRequest } from "@lunas/domain/settlement/sandbox/faucet-request";
import type { GrantRequest } from "@lunas/domain/settlement/sponsor/grant";
import { addressOf, hashOf } from "@lunas/testkit/build/numbered";
import { fund } from "./consume-faucet";
import { faucetLimits } from "./faucet-limits";

const signal = new AbortController().signal;
const limits = faucetLimits(sandbox, { idrxCap: 100, ethCap: "0.5", idrxDaily: 200, ethDaily: "1" });

function aFaucet(options: Partial<FaucetRequest> = {}, balance = 10n ** 20n) {
  const request: FaucetRequest = {
    ...{
      id: "fct_1",
      merchantId: "mer_1",
      chainId: sandbox.chainId,
      token: "IDRX",
      address: addressOf(1),
      amount: 10_000n,
    },
    ...options,
  };
  const sent: GrantRequest[] = [];
  const ends: FaucetOutcome[] = [];
  let isTaken = false;
  const faucet: Parameters<typeof fund>[0] = {
    chain: sandbox,
    treasury: addressOf(2),
    limits,
    book: {
      find: async (id) => (id === request.id ? request : null),
      take: async (_, daily) => {
        const takes = !isTaken && request.amount <= daily;
        isTaken ||= takes;
        return takes;
      },
      end: async (_, outcome) => void ends.push(outcome),
      forgetOld: async () => 0,
    },
    grants: {
      grant: async (requested) => {
        sent.push(requested);
        return { hash: hashOf(1), status: "success" } as Awaited<ReturnType<typeof faucet.grants.grant>>;
      },
    },
    watcher: { balanceOf: async () => balance },
    preflight: async () => "passes",
  };
  return { faucet, sent, ends };
}

it("sends a request's transfer once", async () => {
  const { faucet, sent, ends } = aFaucet();
  await fund(faucet, "fct_1", signal);
  await fund(faucet, "fct_1", signal);
  expect(sent).toEqual([{ asset: sandbox.tokens.IDRX, to: addressOf(1), amount: 10_000n }]);
  expect(ends).toEqual([{ kind: "funded", txHash: hashOf(1), balance: 10n ** 20n }]);
});

it.each<[string, Partial<FaucetRequest>]>([
  ["IDRX above the settler's cap", { amount: 10_001n }],
  ["ETH above the settler's cap", { token: "ETH", amount: 5n * 10n ** 17n + 1n }],
])("refuses %s, with that outcome", async (_, options) => {
  const { faucet, sent, ends } = aFaucet(options);
  await fund(faucet, "fct_1", signal);
  expect([sent, ends]).toEqual([[], [{ kind: "refused", reason: "amount_exceeds_cap" }]]);
});

it.each<[string, Partial<FaucetRequest>]>([
  ["that is not stored", { id: "fct_2" }],
  ["on another chain", { chainId: 8453 }],
  ["for a token that the faucet does not have", { token: "USDC" }],
  ["above the daily amount", { amount: 20_001n }],
])("sends nothing for a request %s, and writes nothing", async (_, options) => {
  const { faucet, sent, ends } = aFaucet(options);
  await fund(faucet, "fct_1", signal);
  expect([sent, ends]).toEqual([[], []]);
});

it("reports an empty treasury", async () => {
  const { faucet, sent, ends } = aFaucet({}, 0n);
  await fund(faucet, "fct_1", signal);
  expect([sent, ends]).toEqual([[], [{ kind: "refused", reason: "empty" }]]);
});
