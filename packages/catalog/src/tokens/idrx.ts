import type { Token } from "../token";

export const idrx: Token = {
  symbol: "IDRX",
  name: "IDRX",
  currency: "IDR",
  decimals: 2,
  extra: { name: "IDRX", version: "1" },
};
