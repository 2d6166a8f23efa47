import { formatRupiah, parseRupiah } from "@lunas/protocol/money/rupiah";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { Hex } from "@lunas/protocol/wire/x402";
import { accountOf } from "./agent-wallet/account";
import { keyPayer } from "./agent-wallet/key-payer";
import { type Client, createClientOf } from "./client";
import type { ClientOptions } from "./options";

export type { Client, DirectOffer, PayOptions } from "./client";
export type { ClientCallbacks, ClientOptions } from "./options";

export { formatRupiah, LunasError, parseRupiah };

export interface AgentClientOptions extends ClientOptions {
  /** `0x` and 64 hex digits. Keep no more in its account than it may spend. */
  readonly privateKey: string;
  /** The most that is paid for one request, whole rupiah: `"5000"`. */
  readonly maxPrice?: string;
  /** For direct settlement: an origin that is registered for the publishable key. */
  readonly origin?: string;
  /** Instead of the global one. */
  readonly fetch?: typeof fetch;
}

export interface AgentClient extends Client {
  readonly address: Hex;
}

/** A client that pays by a private key, with nobody to ask. */
export function createClient(options: AgentClientOptions): AgentClient {
  const account = accountOf(options.privateKey);
  const send: typeof fetch = options.fetch ?? ((...given) => fetch(...given));
  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const payer = keyPayer({ account, fetch: send, sleep });
  const { origin, maxPrice } = options;
  return {
    ...createClientOf(options, { payer, isBrowser: false, origin, maxPrice, fetch: send }),
    address: account.address,
  };
}
