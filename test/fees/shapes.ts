/** One block of a market: its base fee, and how many others want to be in it. */
export interface MarketBlock {
  readonly baseFeeWei: bigint;
  readonly others: number;
}

export interface Shape {
  readonly name: string;
  readonly blocks: readonly MarketBlock[];
}

/** So many transactions of others fit into a block. */
export const slots = 60;

const milliGwei = 10n ** 6n;
/** More want in than fit; fewer. */
const crowd = 90;
const few = 25;

/** Base fees in thousandths of a gwei, as they were recorded. */
const calm = [
  1_000, 1_012, 998, 985, 990, 1_004, 1_021, 1_010, 995, 980, 992, 1_007, 1_018, 1_003, 988, 979, 991, 1_006, 1_015,
  1_001,
];
/** Ten times the price in twenty blocks. */
const rise = [
  1_000, 1_122, 1_259, 1_413, 1_585, 1_778, 1_995, 2_239, 2_512, 2_818, 3_162, 3_548, 3_981, 4_467, 5_012, 5_623, 6_310,
  7_079, 7_943, 8_913, 10_000,
];
const plateau = Array.from({ length: 55 }, (_, index) => 10_000 + (index % 5) * 120);
const spike = [
  1_000, 1_000, 1_000, 2_000, 4_000, 8_000, 16_000, 16_400, 16_100, 16_800, 16_300, 16_000, 16_500, 16_200,
];
const decay = [
  14_200, 12_400, 10_900, 9_500, 8_300, 7_300, 6_400, 5_600, 4_900, 4_300, 3_700, 3_300, 2_900, 2_500, 2_200,
];
const after = [1_900, 1_700, 1_500, 1_300, 1_100, 1_000, 1_000, 1_000];
const tooth = [1_000, 1_300, 1_690, 2_197, 2_856, 3_713, 3_200, 2_400, 1_800, 1_350];

const blocksOf = (milli: readonly number[], others: number): MarketBlock[] =>
  milli.map((each) => ({ baseFeeWei: BigInt(each) * milliGwei, others }));

const saw = blocksOf(tooth, crowd).map((block, index) => (index < 6 ? block : { ...block, others: few }));

export const shapes: readonly Shape[] = [
  { name: "calm", blocks: blocksOf(calm, few) },
  { name: "ramp", blocks: [...blocksOf(calm.slice(0, 5), few), ...blocksOf([...rise, ...plateau], crowd)] },
  { name: "spike and calm", blocks: [...blocksOf(spike, 2 * crowd), ...blocksOf([...decay, ...after], few)] },
  { name: "sawtooth", blocks: [...saw, ...saw, ...saw, ...saw] },
];
