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
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { Hex, PaymentRequirements, SettlementResponse } from "@lunas/protocol/wire/x402";
import { type BudgetOptions, limitOf } from "./pay/budget";
import { checkContracts, type TrustedContracts } from "./pay/check-chain";

/** What happens while paying; none of them can stop it. */
export interface ClientCallbacks {
  /** Before anything is asked of the wallet. */
  readonly onPaymentStart?: (requirements: PaymentRequirements) => void;
  readonly onPaymentSuccess?: (settlement: SettlementResponse) => void;
  readonly onPaymentError?: (error: LunasError) => void;
  readonly onWalletConnect?: (address: Hex) => void;
  /** The wallet is about to be asked for its one approval of Permit2. */
  readonly onApprovalRequired?: (approval: { readonly token: Hex; readonly spender: Hex; readonly owner: Hex }) => void;
}

export interface ClientOptions extends ClientCallbacks {
  /** `local` is `npm start` on this machine, `sandbox` the hosted one, `base` (also called `production`, or `live`) real money. */
  readonly environment: EnvironmentName;
  /** Another address of the service. The section of its configuration still follows `environment`. */
  readonly facilitatorUrl?: string;
  /** Where your own server relays the configuration. Default `/api/lunas`; `/config` is appended. */
  readonly configProxyPath?: string;
  /** `server` (default): the shop's server settles. `direct`: this client does, with a publishable key. */
  readonly settlement?: "server" | "direct";
  /** For `direct` and the paywall: publishable. For `payments` (outside browsers): secret. In a browser with `server`: none. */
  readonly apiKey?: string;
  /** The most that is paid for one request, whole rupiah: `"5000"`. More is refused before anything is signed. Default `"100000"`. */
  readonly maxPrice?: string;
  /** The most that is paid in a day. */
  readonly budget?: BudgetOptions;
  /** For chains of your own: addresses to trust instead of the canonical ones. */
  readonly contracts?: TrustedContracts;
}

const names: readonly (keyof ClientOptions)[] = [
  ...(["environment", "facilitatorUrl", "configProxyPath", "settlement", "apiKey", "maxPrice", "budget"] as const),
  ...(["contracts", "onPaymentStart", "onPaymentSuccess", "onPaymentError", "onWalletConnect"] as const),
  "onApprovalRequired",
];

const DEFAULT_MAX_PRICE = "100000";

/** The options, checked. */
export interface Settings {
  readonly callbacks: ClientCallbacks;
  readonly section: "sandbox" | "production";
  readonly settlement: "server" | "direct";
  /** Null where it is not needed and not known. */
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
  /** Options of this entry besides those of every client. */
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
  // A browser that lets its shop settle speaks to the shop alone: another origin would be blocked.
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
    throw new LunasError("A secret key must never be in a page: use a publishable key (ipk_pub_…).", {
      code: "secret_key_in_browser",
    });
  }
  if (settlement === "direct" && keyFamily?.kind !== "publishable") {
    throw invalid("direct settlement needs apiKey, a publishable key (ipk_pub_…) with this origin registered");
  }
  if (isBrowser && settlement === "server" && keyFamily !== null) {
    throw invalid("apiKey must be left out where the shop's server settles");
  }
}

function invalid(what: string): LunasError {
  return new LunasError(`${what}.`, { code: "invalid_option" });
}
