import type { Address } from "@lunas/catalog/chain";
import type { MerchantId } from "../shared/id";

/** A webhook secret in clear text (`whsec_…`), in memory only. */
export interface WebhookSecrets {
  readonly current: string | null;
  /** Signs in addition to `current` until `previousUntilMs`. */
  readonly previous: string | null;
  readonly previousUntilMs: number | null;
  /** Those before `previous` whose time still runs, newest first; absent: none. Each sign until its own time, which is before `previousUntilMs`. */
  readonly older?: readonly TimedSecret[];
}

export interface TimedSecret {
  readonly secret: string;
  readonly untilMs: number;
}

/** An announced wallet that is not yet the merchant's. */
export interface NextWallet {
  readonly walletAddress: Address;
  readonly announcedAtMs: number;
  readonly effectiveAtMs: number;
}

/** Thresholds of claims and payouts, in base units as text; what is left out has the chain's default. */
export interface ChannelSettings {
  readonly claimFrom?: string;
  readonly payoutDailyFrom?: string;
  readonly payoutAtOnceFrom?: string;
  /** In Asia/Jakarta. */
  readonly payoutHour?: number;
}

export interface Merchant {
  readonly id: MerchantId;
  readonly email: string;
  readonly walletAddress: Address;
  readonly name: string;
  readonly website: string | null;
  readonly webhookUrl: string | null;
  readonly webhookSecrets: WebhookSecrets;
  readonly webhookDisabledAtMs: number | null;
  readonly defaultToken: string;
  readonly defaultNetwork: string;
  /** When an operator approved it; null: not approved. */
  readonly approvedAtMs: number | null;
  readonly suspendedAtMs: number | null;
  readonly nextWallet: NextWallet | null;
  /** Null: the chains' defaults. */
  readonly channelSettings: ChannelSettings | null;
  /** How often its wallet has changed; sessions of an earlier count are over. */
  readonly walletChanges: number;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}
