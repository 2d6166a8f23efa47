import { checkNames } from "@lunas/protocol/wire/check-names";
import {
  baseUrlOf,
  checkKeyFits,
  type EnvironmentName,
  environmentOf,
  familyOf,
  type KeyFamily,
  sectionOf,
} from "@lunas/protocol/wire/environment";
import type { Hex } from "@lunas/protocol/wire/hex";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaymentRequirements, UptoRequirements } from "@lunas/protocol/wire/requirements";
import type { SettlementResponse } from "@lunas/protocol/wire/x402";
import { type BudgetOptions, limitOf } from "./pay/budget";
import { checkContracts, type TrustedContracts } from "./pay/check-chain";

/** Called while a payment is made. A callback that throws does not stop the payment. */
export interface ClientCallbacks {
  /** Called before the wallet is asked for anything. */
  readonly onPaymentStart?: (requirements: PaymentRequirements | UptoRequirements) => void;
  readonly onPaymentSuccess?: (settlement: SettlementResponse) => void;
  readonly onPaymentError?: (error: LunasError) => void;
  readonly onWalletConnect?: (address: Hex) => void;
  /** Called before the wallet is asked for its one approval of Permit2. */
  readonly onApprovalRequired?: (approval: { readonly token: Hex; readonly spender: Hex; readonly owner: Hex }) => void;
}

export interface ClientOptions extends ClientCallbacks {
  /**
   * `local` is `npm start` on this machine, `sandbox` the hosted sandbox, `base` (also called `production`, or `live`)
   * real money.
   */
  readonly environment: EnvironmentName;
  /** Another address of the service. `environment` still selects the section of its configuration. */
  readonly facilitatorUrl?: string;
  /** The path where your own server relays the configuration. Default `/api/lunas`; the client appends `/config`. */
  readonly configProxyPath?: string;
  /** `server` (default): the shop's server settles. `direct`: this client does, with a publishable key. */
  readonly settlement?: "server" | "direct";
  /** For `direct` and the paywall: publishable. For `payments` (outside browsers): secret. In a browser with `server`: none. */
  readonly apiKey?: string;
  /**
   * The highest price of one request, in whole rupiah: `"5000"`. A higher price is refused before anything is signed.
   * Default `"100000"`.
   */
  readonly maxPrice?: string;
  /** The most that the client pays in a day. */
  readonly budget?: BudgetOptions;
  /** For your own chains: addresses to trust instead of the canonical ones. */
  readonly contracts?: TrustedContracts;
}

const names: readonly (keyof ClientOptions)[] = [
  ...(["environment", "facilitatorUrl", "configProxyPath", "settlement", "apiKey", "maxPrice", "budget"] as const),
  ...(["contracts", "onPaymentStart", "onPaymentSuccess", "onPaymentError", "onWalletConnect"] as const),
  "onApprovalRequired",
];

const DEFAULT_MAX_PRICE = "100000";

/** The checked options. */
export interface Settings {
  readonly callbacks: ClientCallbacks;
  readonly section: "sandbox" | "production";
  readonly settlement: "server" | "direct";
  /** Null where it is neither needed nor known. */
  readonly baseUrl: string | null;
  readonly configUrl: string;
  readonly apiKey: string | null;
  readonly keyFamily: KeyFamily | null;
  readonly isBrowser: boolean;
  readonly maxPrice: string;
  readonly contracts: TrustedContracts;
}

export interface Entry {
  readonly isBrowser: boolean;
  /** Options of this entry point, in addition to those of every client. */
  readonly own?: readonly string[] | undefined;
}

/** Throws before any request: `invalid_option`, `invalid_key`, `key_environment_mismatch`, `secret_key_in_browser`. */
export function readOptions(options: ClientOptions, { isBrowser, own = [] }: Entry): Settings {
  checkNames("createClient", options, [...names, ...own]);
  const { settlement = "server", apiKey, facilitatorUrl, maxPrice = DEFAULT_MAX_PRICE } = options;
  const environment = environmentOf(options.environment);
  limitOf("maxPrice", maxPrice);
  if (settlement !== "server" && settlement !== "direct") throw invalid("settlement must be server or direct");
  const keyFamily = apiKey === undefined ? null : familyOf(apiKey);
  if (keyFamily !== null) checkKeyFits(keyFamily, environment);
  judgeKey({ settlement, keyFamily, isBrowser });
  // A browser whose shop settles calls only the shop: it would block another origin.
  const viaProxy = isBrowser && settlement === "server";
  const baseUrl = viaProxy ? null : baseUrlOf(environment, facilitatorUrl);
  const proxyPath = (options.configProxyPath ?? "/api/lunas").replace(/\/+$/, "");
  return {
    callbacks: options,
    section: sectionOf(environment),
    settlement,
    baseUrl,
    configUrl: baseUrl === null ? `${proxyPath}/config` : `${baseUrl}/config`,
    apiKey: apiKey ?? null,
    keyFamily,
    isBrowser,
    maxPrice,
    contracts: checkContracts(options.contracts ?? {}),
  };
}

interface KeyUse {
  readonly settlement: "server" | "direct";
  readonly keyFamily: KeyFamily | null;
  readonly isBrowser: boolean;
}

function judgeKey({ settlement, keyFamily, isBrowser }: KeyUse): void {
  if (isBrowser && keyFamily?.kind === "secret") {
    throw new LunasError("A page must never contain a secret key. Use a publishable key (ipk_pub_…).", {
      code: "secret_key_in_browser",
    });
  }
  if (settlement === "direct" && keyFamily?.kind !== "publishable") {
    throw invalid("direct settlement needs apiKey, a publishable key (ipk_pub_…) with this origin registered");
  }
  if (isBrowser && settlement === "server" && keyFamily !== null) {
    throw invalid("leave apiKey out where the shop's server settles");
  }
}

function invalid(what: string): LunasError {
  return new LunasError(`${what}.`, { code: "invalid_option" });
}
