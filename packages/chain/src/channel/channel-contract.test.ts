import { sandbox } from "@lunas/catalog/chains/sandbox";
import { word } from "@lunas/domain/shared/abi-word";
import type { Hex } from "@lunas/domain/shared/hex";
import { channelTopics } from "../abi/channel-contract";
import type { Rpc, RpcAnswer, RpcCall } from "../rpc/rpc";
import { openChannelContract } from "./channel-contract";

const id: Hex = `0x${word(7n)}`;
const hashOn = (number: number, branch: number): Hex => `0x${word(BigInt(branch * 1_000 + number))}`;

/** `aggregate3` of so many calls, each with two words. */
function states(calls: number, value: bigint): Hex {
  const each = word(1n) + word(0x40n) + word(64n) + word(value) + word(0n);
  const offsets = Array.from({ length: calls }, (_, index) => word(BigInt(calls * 32 + index * 160))).join("");
  return `0x${word(0x20n)}${word(BigInt(calls))}${offsets}${each.repeat(calls)}`;
}

/** An endpoint of one branch of the chain: what it shows as the balance of a channel tells the two apart. */
function endpoint(branch: number, balance: bigint) {
  const methods: string[] = [];
  const answer = ({ method, params: [first] }: RpcCall): RpcAnswer => {
    methods.push(method);
    if (method === "eth_getLogs") return { result: [] };
    if (method === "eth_call") return { result: states(3, balance) };
    const number = Number(first);
    const [hash, parentHash] = [hashOn(number, branch), hashOn(number - 1, branch)];
    return { result: { number: `0x${number.toString(16)}`, hash, parentHash, timestamp: "0x1", baseFeePerGas: "0x7" } };
  };
  let round = 0;
  const batch: Rpc["batch"] = async (calls) => {
    round += 1;
    return calls.map(answer);
  };
  return { batch, methods, rounds: () => round };
}

/** Two endpoints, whose every batch goes to the other one than the batch before; a view keeps one. */
function twoEndpoints() {
  const honest = endpoint(1, 100n);
  const hostile = endpoint(2, 900n);
  let isDisputed = false;
  let views = 0;
  let batches = 0;
  const next = (calls: readonly RpcCall[]) => (batches++ % 2 === 0 ? honest : hostile).batch(calls);
  const rpc: Rpc = {
    batch: next,
    isDisputed: () => isDisputed,
    view: () => (views++ % 2 === 0 ? { batch: honest.batch } : { batch: hostile.batch }),
  };
  const dispute = () => {
    isDisputed = true;
  };
  return { rpc, honest, hostile, dispute };
}

const open = (rpc: Rpc) => openChannelContract({ chain: sandbox, rpc, watcher: { head: () => headAt(20) } });
const headAt = (number: number) => ({
  ...{ number, hash: hashOn(number, 1), parentHash: hashOn(number - 1, 1), timestampSeconds: 1, baseFeeWei: 7n },
});

it("reads all of a round from one endpoint, in as many round trips as reads", async () => {
  const { rpc, honest, hostile } = twoEndpoints();
  const contract = open(rpc);
  const deep = await contract.deepBlock();
  expect(deep?.hash).toBe(hashOn(20 - sandbox.settlement.confirmations + 1, 1));
  await contract.blockAt(10);
  await contract.namedIn(11, 20);
  const { channels } = await contract.statesAt(deep ?? headAt(0), { channels: [id], receivers: [] });
  expect(channels).toMatchObject([{ id, balance: 100n }]);
  expect([honest.rounds(), hostile.rounds()]).toEqual([4, 0]);
});

it("refuses the state of another block of the same height", async () => {
  const { rpc } = twoEndpoints();
  const deep = { number: 19, hash: hashOn(19, 1) };
  open(rpc);
  // The next round has the other endpoint.
  const contract = open(rpc);
  await expect(contract.statesAt(deep, { channels: [id], receivers: [] })).rejects.toThrow("another block 19");
});

it("reads nothing while endpoints show different chains, also from the middle of a round on", async () => {
  const { rpc, dispute, honest } = twoEndpoints();
  const contract = open(rpc);
  const deep = (await contract.deepBlock()) ?? headAt(0);
  dispute();
  expect(() => open(rpc)).toThrow("RPC endpoints show different chains");
  const refused = "RPC endpoints show different chains";
  await expect(contract.statesAt(deep, { channels: [id], receivers: [] })).rejects.toThrow(refused);
  await expect(contract.movedBy("payout", hashOn(1, 1))).rejects.toThrow(refused);
  await expect(contract.namedIn(1, 2)).rejects.toThrow(refused);
  expect(honest.rounds()).toBe(1);
});

it("names channels and wallets of the contract's own logs only", async () => {
  const address = sandbox.contracts.x402Channels?.batchSettlement;
  const log = (topics: readonly Hex[], logIndex: number, of = address) => ({
    ...{ address: of, topics, data: "0x", logIndex: `0x${logIndex}`, transactionHash: id, blockHash: id },
  });
  const [wallet, token]: [Hex, Hex] = [`0x${word(0xaan)}`, `0x${word(0xbbn)}`];
  const logs = [
    log([channelTopics.claimed as Hex, id], 1),
    log([channelTopics.settled as Hex, wallet, token], 2),
    log([channelTopics.settled as Hex, wallet, token], 3),
    log([channelTopics.claimed as Hex, `0x${word(8n)}`], 4, "0x00000000000000000000000000000000000000cc"),
  ];
  const [{ result: last }] = (await endpoint(1, 0n).batch([{ method: "eth_getBlockByNumber", params: ["0x9"] }])) as [
    { result: unknown },
  ];
  const contract = open({ batch: async () => [{ result: last }, { result: logs }] });
  const { channels, receivers } = await contract.namedIn(1, 9);
  expect(channels).toEqual([id]);
  expect(receivers.map(({ receiver, asset }) => [Number(receiver), Number(asset)])).toEqual([[0xaa, 0xbb]]);
});

it("takes no empty list of logs from a node that does not have the last block", async () => {
  const contract = open({ batch: async () => [{ result: null }, { result: [] }] });
  await expect(contract.namedIn(1, 9)).rejects.toThrow("the node does not have block 9");
});
