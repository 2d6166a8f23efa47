/** The highest price of a unit of gas that an approval of Permit2 is signed for, in wei: 10 gwei. */
export const DEFAULT_FEE_CAP_WEI = 10_000_000_000n;
