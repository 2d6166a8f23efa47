import { formatRupiah, parseRupiah, rupiahOf } from "@lunas/protocol/money/rupiah";
import { environmentOf, sectionOf } from "@lunas/protocol/wire/environment";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { Hex } from "@lunas/protocol/wire/x402";
import { accountOf } from "./agent-wallet/account";
import { DEFAULT_FEE_CAP_WEI } from "./agent-wallet/fee-cap";
import { keyPayer } from "./agent-wallet/key-payer";
import { type Client, createClientOf } from "./client";
import type { ClientOptions } from "./options";
import { type AgentState, openState } from "./state/agent-state";

export type { Client, DirectOffer, PayOptions } from "./client";
export type { ClientCallbacks, ClientOptions } from "./options";
export type { BudgetOptions, Spending, SpendingStore } from "./pay/budget";
export type { TrustedContracts } from "./pay/check-chain";
export type { KeptPayment, OpenPayments, SignedPayment } from "./pay/open-payments";
export type { Quote } from "./pay/quote";
export type { AgentState };
export { formatRupiah, LunasError, parseRupiah, rupiahOf };

export interface AgentClientOptions extends ClientOptions {
  /** `0x` and 64 hex digits. Keep no more money in its account than the agent may spend. */
  readonly privateKey: string;
  /**
   * The highest price of a unit of gas for the approval of Permit2, in wei. The client signs no higher price. Default
   * 10 gwei.
   */
  readonly maxFeePerGasWei?: bigint;
  /** For direct settlement: an origin that is registered for the publishable key. */
  readonly origin?: string;
  /** Used instead of the global `fetch`. */
  readonly fetch?: typeof fetch;
  /**
   * Where open payments and the budget are kept, so that a restart neither pays twice nor has a new budget: `{ folder }`. Default:
   * `~/.lunas/agent`. `"memory"`: nowhere.
   */
  readonly state?: AgentState;
}

export interface AgentClient extends Client {
  readonly address: Hex;
}

const own = ["privateKey", "origin", "fetch", "maxFeePerGasWei", "state"] as const;

/** A client that pays with a private key and asks no person. */
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
  const { spending, openPayments } = openState(
    options.state,
    account.address,
    sectionOf(environmentOf(options.environment)),
  );
  return {
    ...createClientOf(options, { payer, isBrowser: false, origin, fetch: send, own, openPayments, spending }),
    address: account.address,
  };
}
