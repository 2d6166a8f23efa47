import type { ChannelContracts } from "@lunas/catalog/chain-file";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { deposit } from "@lunas/domain/settlement/kinds/deposit/deposit";
import { exact } from "@lunas/domain/settlement/kinds/exact/exact";
import { addressWord, word } from "@lunas/domain/shared/abi-word";
import { topics } from "../abi/contracts";
import type { Log } from "./log";
import { settlementsIn } from "./settlements-in";

const asset = "0x18Bc5bcC660cf2B9cE3cd51a404aFe1a0cBD3C22";
const payer = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const payTo = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";
const place = { txHash: "0x01", blockHash: "0x02" } as const;

const transfer = (logIndex: number, amount: bigint): Log => ({
  ...place,
  logIndex,
  address: asset.toLowerCase(),
  topics: [topics.transfer.topic, `0x${addressWord(payer)}`, `0x${addressWord(payTo)}`],
  data: `0x${word(amount)}`,
});
const settled = (logIndex: number, address: string = sandbox.contracts.x402Proxy): Log => ({
  ...place,
  logIndex,
  address: address.toLowerCase(),
  topics: [exact.settled.topic],
  data: "0x",
});
const found = (...logs: Log[]) => settlementsIn(sandbox, logs).map(({ logIndex, amount }) => [logIndex, amount]);

test("a transfer followed by Settled, with checksummed addresses", () => {
  expect(settlementsIn(sandbox, [transfer(3, 500n), settled(4)])).toEqual([
    { kind: "exact", asset, payer, payTo, amount: 500n, logIndex: 3 },
  ]);
});

test("each Settled confirms one transfer, the last before it", () => {
  expect(found(transfer(0, 1n), transfer(1, 2n), settled(2), transfer(3, 3n), settled(4))).toEqual([
    [1, 2n],
    [3, 3n],
  ]);
  expect(found(transfer(0, 1n), settled(1), settled(2))).toEqual([[0, 1n]]);
});

test("each kind's contract confirms its own kind", () => {
  const { x402UptoProxy } = sandbox.contracts;
  const logs = [transfer(0, 1n), settled(1, x402UptoProxy as string), transfer(2, 1n), settled(3)];
  expect(settlementsIn(sandbox, logs).map(({ kind }) => kind)).toEqual(["upto", "exact"]);
  const lacking = { ...sandbox, contracts: { ...sandbox.contracts, x402UptoProxy: null } };
  expect(settlementsIn(lacking, logs).map(({ kind, logIndex }) => [kind, logIndex])).toEqual([["exact", 2]]);
});

describe("a deposit", () => {
  const { batchSettlement, permit2DepositCollector } = sandbox.contracts.x402Channels as ChannelContracts;
  const channelId = `0x${"ab".repeat(32)}` as const;
  const deposited = (logIndex: number, amount: bigint, changes: Partial<Log> = {}): Log => ({
    ...{ ...place, logIndex, address: batchSettlement.toLowerCase(), data: `0x${word(amount)}${word(900n)}` },
    topics: [deposit.settled.topic, channelId, `0x${addressWord(payTo)}`],
    ...changes,
  });

  it("is confirmed by the event of the contract, which names the channel", () => {
    expect(settlementsIn(sandbox, [transfer(3, 500n), deposited(4, 500n)])).toEqual([
      { kind: "deposit", asset, payer, payTo, amount: 500n, logIndex: 3, subject: channelId },
    ]);
  });

  it("is not confirmed by an event of another amount, form or contract", () => {
    expect(found(transfer(0, 500n), deposited(1, 501n))).toEqual([]);
    expect(found(transfer(0, 500n), deposited(1, 500n, { data: `0x${word(500n)}` }))).toEqual([]);
    expect(found(transfer(0, 500n), deposited(1, 500n, { topics: [deposit.settled.topic, channelId] }))).toEqual([]);
    expect(found(transfer(0, 500n), deposited(1, 500n, { address: permit2DepositCollector.toLowerCase() }))).toEqual(
      [],
    );
    // The event of another amount belongs to that transfer all the same: no later event confirms it.
    expect(found(transfer(0, 500n), deposited(1, 501n), deposited(2, 500n))).toEqual([]);
  });
});

test("nothing else is a settlement", () => {
  expect(found(transfer(0, 1n))).toEqual([]);
  expect(found(settled(0))).toEqual([]);
  expect(found(settled(0), transfer(1, 1n))).toEqual([]);
  expect(found(transfer(0, 1n), settled(1, asset))).toEqual([]);
  const ofErc721: Log = { ...transfer(0, 1n), topics: [...transfer(0, 1n).topics, `0x${word(1n)}`] };
  expect(found(ofErc721, settled(1))).toEqual([]);
});

test("a log with an invalid address throws Unavailable", () => {
  expect(() => found({ ...transfer(0, 1n), address: "0xnonsense" }, settled(1))).toThrow("is invalid");
});
