import type { Address, Chain } from "@lunas/catalog/chain";
import { SignerUnavailable, SigningRefused } from "@lunas/domain/settlement/lanes/signing-faults";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Prepared } from "../sign-transaction";
import type { SignerObserver } from "../signer-observer";
import { createHourlySpending } from "./hourly-spending";
import { createJudge } from "./judge-transaction";
import { createRefusalMemory } from "./refusal-memory";
import type { RefusalReason, SigningTerms } from "./signing-terms";

/** Settings in addition to the chain's own policy; left out: no treasury, the chain's default limit. */
export interface PolicyTerms extends Partial<Omit<SigningTerms, "chain">> {
  /** The most that a signer may spend in an hour, at the highest possible cost of its transactions. */
  readonly hourlyWei?: bigint;
}

export interface SigningPolicyDeps extends PolicyTerms {
  readonly chain: Chain;
  readonly addresses: () => readonly Address[];
  readonly clock: Clock;
  readonly observe: SignerObserver;
}

/** Checks every transaction before it is signed, for local and remote keys. */
export interface SigningPolicy {
  /**
   * Returns if all of these may be signed. Throws `SigningRefused` if one is no call that Lunas makes, and
   * `SignerUnavailable` if they would exceed the hourly limit; in both cases nothing is signed.
   */
  allow(signer: Address, batch: readonly Prepared[]): void;
  /** False for a while after the signer reached its limit: its lane rests. */
  isOpen(signer: Address): boolean;
}

/** A multiple of the chain's daily budget, because a transaction's highest cost is a multiple of its actual cost. */
const timesDailyBudget = 10n;
/** A signer that reached its limit is tried again after this time. */
const restMs = 30_000;

function defaultHourlyWei({ gas }: Chain): bigint {
  return gas.chainDailyWei * timesDailyBudget;
}

export function createSigningPolicy(deps: SigningPolicyDeps): SigningPolicy {
  const { chain, addresses, clock, observe, treasury = null, refillToWei = null, faucet = null } = deps;
  const judge = createJudge({ chain, treasury, refillToWei, faucet });
  const spending = createHourlySpending({ limitWei: deps.hourlyWei ?? defaultHourlyWei(chain), clock });
  const memory = createRefusalMemory(clock);
  const restsUntil = new Map<Address, number>();
  const isOurs = (address: Buffer) =>
    addresses().some((each) => each.slice(2).toLowerCase() === address.toString("hex"));
  return {
    allow: (signer, batch) => {
      const judged = batch.map(({ bytes }) => judge(bytes, { signer, isOurs }));
      const refusals = judged.flatMap((each, index) =>
        each.kind === "refused" ? [{ index, reason: each.reason, prepared: batch[index] as Prepared }] : [],
      );
      for (const { reason, prepared } of refusals) {
        if (memory.isNews(prepared, reason)) observe.signatureRefused(refusedEvent(signer, prepared, reason));
      }
      if (refusals.length > 0) throw new SigningRefused(signer, refusals);
      for (const [index, each] of judged.entries()) {
        if (each.kind === "refused" || spending.take(signer, each)) continue;
        restsUntil.set(signer, clock.now() + restMs);
        observe.signatureRefused(refusedEvent(signer, batch[index] as Prepared, "hourly_limit"));
        throw new SignerUnavailable(signer, "it has reached its hourly limit");
      }
    },
    isOpen: (signer) => (restsUntil.get(signer) ?? 0) <= clock.now(),
  };
}

function refusedEvent(address: Address, { transaction }: Prepared, reason: RefusalReason) {
  const { nonce, to, data, value } = transaction;
  return { address, nonce, reason, to, selector: data.slice(0, 10), valueWei: value };
}
