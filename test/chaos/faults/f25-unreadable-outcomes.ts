import { sandbox } from "@lunas/catalog/chains/sandbox";
import { settleTermsOf } from "@lunas/chain/read/settle-calldata";
import { rpc } from "@lunas/contracts/rpc";
import { exact } from "@lunas/domain/settlement/kinds/exact/exact";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { until } from "@lunas/testkit/time/until";
import { calldataOf } from "../../harness/calldata-of";
import { cancelNonces } from "../../harness/cancel-nonce";
import { fundedPayer } from "../../harness/funded-payer";
import type { Call } from "../../harness/lagging-node";
import { opaqueBatch } from "../../harness/opaque-batch";
import type { CallAction } from "../../harness/rpc-proxy";
import { paymentAmount } from "../company";
import type { Fault, Fixture } from "../fault";
import { type Body, payerOf } from "../like-pairs";
import { sizes } from "../sizes";
import { type StoredRow, stateOf, storeUnasked, type Unasked } from "../stored-rows";

const { x402Proxy } = sandbox.contracts;
const deadlineSeconds = () => Math.floor(Date.now() / 1_000) + 900;
const randomWord = () => BigInt(freshWallet().privateKey) >> 8n;
/** A word of Permit2's bitmap has so many nonces. */
const perWord = 256;
/** A contract's settlements that fit into the gas of one transaction of `chainControl.send`. */
const perContract = 6;
/** While outcomes cannot be read, payments of the same lanes end within this time. */
const heldUpMs = 30_000;
const sweptCount = 10;

/** What a node says, for ever, about the payments of one payer. */
interface Trouble {
  readonly share: number;
  readonly end: "nonce_cancelled" | "confirmed";
  readonly meets: (call: Call, payer: string) => CallAction;
}

const mentions = ({ params }: Call, payer: string) => JSON.stringify(params).toLowerCase().includes(payer);
/** `nonceBitmap(address,uint256)` */
const isBitmap = (call: Call) => call.method === "eth_call" && JSON.stringify(call.params).includes("0x4fe02b44");
const when = (is: boolean, action: CallAction): CallAction => (is ? action : "forward");

const troubles: readonly Trouble[] = [
  {
    share: 0.3,
    end: "nonce_cancelled",
    meets: (call, payer) => when(isBitmap(call) && mentions(call, payer), { error: "missing trie node 0x00 (path )" }),
  },
  {
    share: 0.3,
    end: "nonce_cancelled",
    meets: (call, payer) =>
      when(call.method === "eth_getLogs" && mentions(call, payer), { error: "the index is not there" }),
  },
  {
    share: 0.28,
    end: "nonce_cancelled",
    meets: (call, payer) => when(call.method === "eth_getLogs" && mentions(call, payer), "hang"),
  },
  {
    share: 0.02,
    end: "nonce_cancelled",
    meets: (call, payer) => when(call.method === "eth_call" && mentions(call, payer), "hang"),
  },
  {
    share: 0.1,
    end: "confirmed",
    meets: ({ method }) => when(/^(debug_)?trace/.test(method), { error: "execution timeout" }),
  },
];

interface Stuck {
  readonly payer: Payer;
  readonly trouble: Trouble;
  readonly unasked: readonly Unasked[];
}

let stuck: readonly Stuck[] = [];
let rows: readonly StoredRow[] = [];

/** Foreign transactions use nonces, and the node does not show which: with no data, errors or no answer. */
export const unreadableOutcomes: Fault = {
  id: "F25",
  title: "hundreds of outcomes cannot be read, while others pay on the same lanes",
  at: "waiting",
  isLong: true,
  felt: "struck",
  mayFail: ["nonce_cancelled"],
  setUp: async ({ company }) => {
    await company.chainControl.release();
    stuck = await Promise.all(troubles.map((trouble) => makeStuck(company.rpcUrl, trouble)));
    const before = await company.chainControl.height();
    for (const { payer, trouble, unasked } of stuck) {
      if (trouble.end === "confirmed") continue;
      for (const [word, mask] of wordsOf(unasked)) await cancelNonces(company.rpcUrl, payer.address, { word, mask });
    }
    await settleByContracts({ company });
    await until(async () => (await company.chainControl.pool()).length === 0, {
      timeoutMs: 30_000,
      what: "the cancellations",
    });
    stuck = stuck.map((each) => ({
      ...each,
      unasked: each.unasked.map((one) => ({ ...one, checkedAtBlock: before })),
    }));
    await company.chainControl.hold();
  },
  strike: async (fixture) => {
    const { scenario, company } = fixture;
    const action = (call: Call): CallAction =>
      stuck
        .map(({ payer, trouble }) => trouble.meets(call, payer.address.slice(2).toLowerCase()))
        .find((each) => each !== "forward") ?? "forward";
    for (const settler of [1, 2]) scenario.proxy(settler).rule(() => ({ each: action }));
    const [like] = company.sent.map(({ body }) => body) as [Body];
    rows = await storeUnasked(
      fixture,
      like,
      stuck.flatMap(({ unasked }) => unasked),
    );
    await until(() => scenario.proxy(1).troubled() > 0 && scenario.proxy(2).troubled() > 0, {
      timeoutMs: 30_000,
      what: "outcomes that are not read",
    });
    await frontRun(fixture);
    const swept = await storeUnasked(fixture, like, await sweptAmong(fixture));
    await company.chainControl.release();
    await untilEnded(fixture, swept);
  },
  proves: async (fixture) => {
    for (const { payer, trouble, unasked } of stuck) {
      const ids = rows.filter((row) => row.payer === payer).map(({ id }) => id);
      expect(await stateOf(fixture, ids)).toEqual({ [trouble.end]: unasked.length });
    }
  },
};

async function makeStuck(rpcUrl: string, trouble: Trouble): Promise<Stuck> {
  const payer = await fundedPayer(rpcUrl, 1_000_000_000n);
  const word = randomWord();
  const unasked = Array.from({ length: Math.round(sizes.unreadable * trouble.share) }, (_, index) => ({
    payer,
    nonce: ((word + BigInt(Math.floor(index / perWord))) << 8n) | BigInt(index % perWord),
    deadlineSeconds: deadlineSeconds(),
    checkedAtBlock: 0,
  }));
  return { payer, trouble, unasked };
}

function wordsOf(unasked: readonly Unasked[]): ReadonlyMap<bigint, bigint> {
  const words = new Map<bigint, bigint>();
  for (const { nonce } of unasked) words.set(nonce >> 8n, (words.get(nonce >> 8n) ?? 0n) | (1n << (nonce & 0xffn)));
  return words;
}

/** Unknown contracts settle payments, so that only a trace can prove it. */
async function settleByContracts({ company }: Pick<Fixture, "company">): Promise<void> {
  const settled = stuck.filter(({ trouble }) => trouble.end === "confirmed").flatMap(({ unasked }) => unasked);
  for (let from = 0; from < settled.length; from += perContract) {
    const calls = settled.slice(from, from + perContract).map(async ({ payer, nonce, deadlineSeconds: until }) => {
      const terms = {
        to: company.merchant.walletAddress,
        amount: paymentAmount,
        nonce,
        deadlineSeconds: BigInt(until),
      };
      const authorization = await payer.authorize(terms);
      return exact.call.write(settleTermsOf(authorization, authorization.signature));
    });
    const contract = freshWallet().address;
    await rpc(company.rpcUrl, "anvil_setCode", [contract, opaqueBatch(x402Proxy, await Promise.all(calls))]);
    await company.chainControl.send({ to: contract, data: "0x" });
  }
}

/** Others settle some of what is in flight: that these ended is read from their nonces, beside those that cannot be read. */
async function frontRun({ company }: Fixture): Promise<void> {
  for (const [index, { body }] of company.sent.entries())
    if (index % 4 === 0) await company.chainControl.send({ to: x402Proxy, data: calldataOf(body) });
}

/** Payments that nothing is wrong with, and that the queue has lost: stored after all that cannot be read. */
async function sweptAmong({ company }: Fixture): Promise<readonly Unasked[]> {
  const checkedAtBlock = await company.chainControl.height();
  return Array.from({ length: sweptCount }, (_, index) => ({
    payer: company.payers[index % company.payers.length] as Payer,
    nonce: randomWord(),
    deadlineSeconds: deadlineSeconds(),
    checkedAtBlock,
  }));
}

/** What was in flight and what was swept has ended, and nothing of what cannot be read. */
async function untilEnded(fixture: Fixture, swept: readonly StoredRow[]): Promise<void> {
  const { scenario, company } = fixture;
  const stuckPayers = stuck.map(({ payer }) => payer.address);
  const open = async () => {
    const [row] = await scenario.query<{ n: number }>(
      "select count(*)::int as n from payments where pay_to = $1 and status = 'pending' and payer <> all($2)",
      [company.merchant.walletAddress, stuckPayers],
    );
    return row?.n ?? 0;
  };
  await until(async () => (await open()) === 0, {
    timeoutMs: heldUpMs,
    intervalMs: 50,
    what: `the end of ${company.sent.length} payments in flight and ${swept.length} swept ones`,
  });
  expect(
    await stateOf(
      fixture,
      rows.map(({ id }) => id),
    ),
  ).toEqual({ pending: rows.length });
  expect(company.sent.every(({ body }) => !stuckPayers.some((payer) => payer === payerOf(body)))).toBe(true);
}
