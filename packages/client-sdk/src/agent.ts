import { formatRupiah, parseRupiah } from "@lunas/protocol/money/rupiah";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { Hex } from "@lunas/protocol/wire/x402";
import { accountOf } from "./agent-wallet/account";
import { keyPayer } from "./agent-wallet/key-payer";
import { type Client, createClientOf } from "./client";
import type { ClientOptions } from "./options";

export type { Client, DirectOffer, PayOptions } from "./client";
export type { ClientCallbacks, ClientOptions } from "./options";
export type { BudgetOptions } from "./pay/budget";
export type { TrustedContracts } from "./pay/check-chain";

export { formatRupiah, LunasError, parseRupiah };

export interface AgentClientOptions extends ClientOptions {
  /** `0x` and 64 hex digits. Keep no more in its account than it may spend. */
  readonly privateKey: string;
  /** The most that a unit of gas may cost where Permit2 is approved, in wei; more is not signed. Default 10 gwei. */
  readonly maxFeePerGasWei?: bigint;
  /** For direct settlement: an origin that is registered for the publishable key. */
  readonly origin?: string;
  /** Instead of the global one. */
  readonly fetch?: typeof fetch;
}

export interface AgentClient extends Client {
  readonly address: Hex;
}

const DEFAULT_FEE_CAP_WEI = 10_000_000_000n;
const own = ["privateKey", "origin", "fetch", "maxFeePerGasWei"] as const;

/** A client that pays by a private key, with nobody to ask. */
export function createClient(options: AgentClientOptions): AgentClient {
  const account = accountOf(options.privateKey);
  const send: typeof fetch = options.fetch ?? ((...given) => fetch(...given));
  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const { origin, maxFeePerGasWei = DEFAULT_FEE_CAP_WEI } = options;
  if (typeof maxFeePerGasWei !== "bigint" || maxFeePerGasWei <= 0n) {
    throw new LunasError("maxFeePerGasWei must be a bigint above 0, such as 10_000_000_000n.", {
      code: "invalid_option",
    });
  }
  const payer = keyPayer({ account, fetch: send, sleep, maxFeePerGasWei });
  return {
    ...createClientOf(options, { payer, isBrowser: false, origin, fetch: send, own }),
    address: account.address,
  };
}
