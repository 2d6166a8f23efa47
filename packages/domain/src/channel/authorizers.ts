import type { Address } from "@lunas/catalog/chain";

/** A signer of claims and refunds (`receiverAuthorizer`), as a settler reports it. */
export interface AuthorizerReport {
  readonly chainId: number;
  readonly address: Address;
  /** New channels name it. A predecessor serves until its channels are closed, and is reported with `false`. */
  readonly isCurrent: boolean;
}

/** One that settlers reported. */
export interface ReportedAuthorizer {
  readonly address: Address;
  readonly isCurrent: boolean;
  /** When it was first reported. */
  readonly reportedSinceMs: number;
  /** How long ago a settler last reported it, by the database's clock. */
  readonly seenMsAgo: number;
}

/** Who signs for receivers on each chain: settlers write it, gateways read it. */
export interface AuthorizerStore {
  /** All that a settler has, on every chain: at its start, and every `reportAuthorizersEveryMs`. */
  report(authorizers: readonly AuthorizerReport[]): Promise<void>;
  reported(chainIds: readonly number[]): Promise<readonly (readonly ReportedAuthorizer[])[]>;
}

export const reportAuthorizersEveryMs = 60_000;

/** Three reports: a settler that does not report in this time is gone, or has another signer now. */
const freshMs = 3 * reportAuthorizersEveryMs;
/** Without any settler the last one counts for this time; then the chain has no channels, as without the setting. */
const forgottenAfterMs = 3_600_000;

/**
 * Whom new channels name: while settlers with an old and a new signer run side by side, the successor. Null: there is none.
 */
export function currentAmong(reported: readonly ReportedAuthorizer[]): Address | null {
  const current = reported.filter(({ isCurrent, seenMsAgo }) => isCurrent && seenMsAgo < forgottenAfterMs);
  const fresh = current.filter(({ seenMsAgo }) => seenMsAgo < freshMs);
  const [first] =
    fresh.length > 0
      ? fresh.sort((one, other) => other.reportedSinceMs - one.reportedSinceMs)
      : current.sort((one, other) => one.seenMsAgo - other.seenMsAgo);
  return first?.address ?? null;
}
