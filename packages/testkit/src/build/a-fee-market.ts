import type { FeeBlock, FeeMarket } from "@lunas/domain/settlement/submit/fee-market";

const gwei = 10n ** 9n;

/** The market at a head: five full blocks at a gwei, whose tips are 1, 2, 5 and 9 hundredths of a gwei. */
export function aFeeMarket(headNumber: number, block: Partial<FeeBlock> = {}, nextBaseFeeWei = gwei): FeeMarket {
  const tipsWei = [1n, 2n, 5n, 9n].map((hundredths) => (hundredths * gwei) / 100n);
  const numbers = [4, 3, 2, 1, 0].map((below) => headNumber - below);
  return {
    nextBaseFeeWei,
    blocks: numbers.map((number) => ({ number, baseFeeWei: gwei, usedPercent: 100, tipsWei, ...block })),
  };
}
