import { batch, type NodeCall, quantity } from "./node";
import { type MarketBlock, slots } from "./shapes";

/** Burns what it is given: `while (gasleft() > 4096) {}`. */
const burner = "0x00000000000000000000000000000000000b0b0b";
const burnerCode = "0x5b5a61100010600057";
const burnGas = 100_000;
/** All slots and one settlement with its whole gas limit fit; a block whose slots are taken counts as full. */
const blockGasLimit = 6_200_000;
const account = (index: number) => `0x${(0xfee000 + index).toString(16).padStart(40, "0")}`;
const mostOthers = 200;

interface Pooled {
  readonly hash: string;
  readonly from: string;
  readonly nonce: string;
  readonly maxFeePerGas: string;
  readonly maxPriorityFeePerGas: string;
}

export interface BlockBuilder {
  /** A block with the transactions of the highest tips, ours among them; the others wait. */
  build(block: MarketBlock): Promise<void>;
}

/**
 * Builds blocks as nodes do: by what each transaction tips at the block's base fee, a sender's in the order of their nonces.
 * (Left to itself, the local node goes by the fee cap, which is no one's price.)
 */
export async function blockBuilder(rpcUrl: string, random: () => number): Promise<BlockBuilder> {
  await batch(rpcUrl, [
    { method: "evm_setIntervalMining", params: [0] },
    { method: "anvil_setCode", params: [burner, burnerCode] },
    { method: "evm_setBlockGasLimit", params: [quantity(blockGasLimit)] },
    { method: "anvil_autoImpersonateAccount", params: [true] },
    ...Array.from({ length: mostOthers }, (_, index) => ({
      method: "anvil_setBalance",
      params: [account(index), quantity(10n ** 22n)],
    })),
  ]);
  return {
    build: async ({ baseFeeWei, others }) => {
      await batch(rpcUrl, [{ method: "anvil_setNextBlockBaseFeePerGas", params: [quantity(baseFeeWei)] }]);
      const tips = Array.from({ length: others }, () => tipOf(baseFeeWei, random()));
      const { winners, outbid } = choose(await pooled(rpcUrl), tips, baseFeeWei);
      const raws = await batch(
        rpcUrl,
        outbid.map(({ hash }) => ({ method: "eth_getRawTransactionByHash", params: [hash] })),
      );
      await batch(rpcUrl, [
        ...outbid.map(({ hash }) => ({ method: "anvil_dropTransaction", params: [hash] })),
        ...winners.map((tipWei, index) => sendCall(index, baseFeeWei, tipWei)),
        { method: "evm_mine", params: [] },
      ]);
      await batch(
        rpcUrl,
        raws.filter(isText).map((raw) => ({ method: "eth_sendRawTransaction", params: [raw] })),
      );
    },
  };
}

/** From a fiftieth to two fifths of the base fee; of ten, three tip less than a twentieth. */
function tipOf(baseFeeWei: bigint, random: number): bigint {
  return (baseFeeWei * BigInt(Math.round(1_000 * 0.02 * 20 ** random))) / 1_000n;
}

function sendCall(index: number, baseFeeWei: bigint, tipWei: bigint): NodeCall {
  const fees = { maxFeePerGas: quantity(baseFeeWei + tipWei), maxPriorityFeePerGas: quantity(tipWei) };
  return {
    method: "eth_sendTransaction",
    params: [{ from: account(index), to: burner, gas: quantity(burnGas), ...fees }],
  };
}

async function pooled(rpcUrl: string): Promise<readonly Pooled[]> {
  const [content] = await batch(rpcUrl, [{ method: "txpool_content", params: [] }]);
  const { pending, queued } = content as Record<"pending" | "queued", Record<string, Record<string, Pooled>>>;
  return [pending, queued].flatMap((part) => Object.values(part).flatMap((byNonce) => Object.values(byNonce)));
}

/** The tips of the others who are in, and those of ours that are not: with one, all of its sender's later ones. */
function choose(ours: readonly Pooled[], tips: readonly bigint[], baseFeeWei: bigint) {
  const lines = new Map<string, Pooled[]>();
  for (const each of ours) lines.set(each.from, [...(lines.get(each.from) ?? []), each]);
  for (const line of lines.values()) line.sort((a, b) => Number(a.nonce) - Number(b.nonce));
  const waiting = [...tips].sort((a, b) => (a > b ? -1 : 1));
  const winners: bigint[] = [];
  for (let free = slots; free > 0; free -= 1) {
    const heads = [...lines.values()].flatMap((line) =>
      line[0] === undefined ? [] : [{ line, tipWei: effective(line[0], baseFeeWei) }],
    );
    const best = heads.sort((a, b) => (a.tipWei > b.tipWei ? -1 : 1))[0];
    const other = waiting[0];
    if (best !== undefined && best.tipWei >= 0n && (other === undefined || best.tipWei >= other)) best.line.shift();
    else if (other === undefined) break;
    else winners.push(waiting.shift() ?? 0n);
  }
  return { winners, outbid: [...lines.values()].flat() };
}

/** Below zero: it does not even pay the base fee. */
function effective({ maxFeePerGas, maxPriorityFeePerGas }: Pooled, baseFeeWei: bigint): bigint {
  const room = BigInt(maxFeePerGas) - baseFeeWei;
  const tip = BigInt(maxPriorityFeePerGas);
  return tip < room ? tip : room;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
