import { aClaim } from "@lunas/testkit/build/a-claim";
import { aStoredPayment } from "@lunas/testkit/build/a-stored-payment";
import { nowSeconds, thirdPartyWallet } from "@lunas/testkit/build/defaults";
import { facts } from "@lunas/testkit/build/facts";
import { addressOf } from "@lunas/testkit/build/numbered";
import type { ClaimedLink } from "../link/payment-link";
import type { Authorization } from "./authorization";
import { claimChecks, factChecks } from "./checks/index";
import type { Claim, Terms } from "./claim";
import type { ChainFacts, Facts, StoreFacts } from "./facts";
import { judgeClaim, judgeFacts } from "./verify";

interface Situation {
  readonly claim: Claim;
  readonly facts: Facts;
}

/** One fault, added to any other faults; in the order of the checks that find them. */
interface Flaw {
  readonly check: string;
  readonly code: string;
  readonly field?: string;
  readonly add: (situation: Situation) => Situation;
}

const signed =
  (change: Partial<Authorization>) =>
  ({ claim, ...rest }: Situation): Situation => ({
    ...rest,
    claim: { ...claim, authorization: { ...claim.authorization, ...change } },
  });

const everywhere =
  (change: Partial<Terms>, alsoSigned: Partial<Authorization> = {}) =>
  (situation: Situation): Situation => {
    const { claim, ...rest } = signed(alsoSigned)(situation);
    const { demanded, accepted } = claim;
    return {
      ...rest,
      claim: { ...claim, demanded: demanded && { ...demanded, ...change }, accepted: { ...accepted, ...change } },
    };
  };

const onChain =
  (change: Partial<ChainFacts>) =>
  ({ facts: known, ...rest }: Situation): Situation => ({
    ...rest,
    facts: { ...known, chain: { ...known.chain, ...change } },
  });

const inStore =
  (change: Partial<StoreFacts>) =>
  ({ facts: known, ...rest }: Situation): Situation => ({
    ...rest,
    facts: { ...known, store: { ...known.store, ...change } },
  });

const thirdParty = addressOf(666);

const openLink: ClaimedLink = { id: "lnk_1", closed: null, minAmount: 1n, maxAmount: 2n ** 200n };

const byLink =
  (change: Partial<ClaimedLink>) =>
  ({ claim, ...rest }: Situation): Situation => ({
    ...rest,
    claim: { ...claim, link: { ...(claim.link ?? openLink), ...change } },
  });

const claimFlaws: readonly Flaw[] = [
  { check: "linkIsOpen", code: "link_closed", add: byLink({ closed: "used_up" }) },
  {
    check: "tokenIsRegistered",
    code: "unsupported_token",
    add: everywhere({ asset: thirdParty }, { token: thirdParty }),
  },
  { check: "networkIsTheKeys", code: "unsupported_network", add: everywhere({ network: "eip155:8453" }) },
  {
    check: "termsAgree",
    code: "payment_mismatch",
    field: "paymentPayload.accepted.amount",
    add: ({ claim, ...rest }) => ({
      ...rest,
      claim: { ...claim, accepted: { ...claim.accepted, amount: claim.accepted.amount + 1n } },
    }),
  },
  {
    check: "amountIsTheLinks",
    code: "payment_mismatch",
    field: "amount",
    add: byLink({ minAmount: 2n ** 199n }),
  },
  {
    check: "payeeIsTheMerchant",
    code: "payment_mismatch",
    field: "payTo",
    add: everywhere({ payTo: thirdPartyWallet }, { to: thirdPartyWallet }),
  },
  {
    check: "payeeIsProved",
    code: "unsupported_network",
    // A production chain on which the wallet has proved nothing.
    add: ({ claim, ...rest }) => ({
      ...rest,
      claim: { ...claim, chain: { ...claim.chain, environment: "production" } },
    }),
  },
  { check: "spenderIsTheProxy", code: "payment_mismatch", field: "spender", add: signed({ spender: thirdParty }) },
  {
    check: "amountReachesMinimum",
    code: "payment_mismatch",
    field: "amount",
    add: everywhere({ amount: 0n }, { amount: 0n }),
  },
  {
    check: "deadlineIsNear",
    code: "payment_mismatch",
    field: "deadline",
    add: signed({ deadlineSeconds: BigInt(nowSeconds + 9_999) }),
  },
];

const factFlaws: readonly Flaw[] = [
  { check: "signatureIsThePayers", code: "invalid_signature", add: onChain({ signatureIsValid: false }) },
  { check: "deadlineIsAhead", code: "expired_deadline", add: signed({ deadlineSeconds: BigInt(nowSeconds) }) },
  {
    check: "validityHasBegun",
    code: "payment_not_yet_valid",
    add: signed({ validAfterSeconds: BigInt(nowSeconds + 50) }),
  },
  { check: "nonceIsUnused", code: "nonce_already_used", add: inStore({ stored: aStoredPayment() }) },
  { check: "balanceCovers", code: "insufficient_balance", add: onChain({ balance: 0n }) },
  { check: "allowanceCovers", code: "no_permit2_approval", add: onChain({ allowance: 0n }) },
  { check: "simulationPasses", code: "simulation_failed", add: onChain({ simulationFailure: "InvalidSigner" }) },
];

const fine = (): Situation => ({ claim: aClaim(), facts: facts() });

/** Every two flaws, the one that is checked first in front. */
function pairs(flaws: readonly Flaw[]): [string, string, Flaw, Flaw][] {
  return flaws.flatMap((first, index) =>
    flaws.slice(index + 1).map((second): [string, string, Flaw, Flaw] => [first.check, second.check, first, second]),
  );
}

const expectation = ({ code, field }: Flaw) => ({
  refused: code,
  ...(field !== undefined && { details: { field } }),
});

describe("judgeClaim", () => {
  it("has a flaw for each of its checks", () => expect(claimFlaws).toHaveLength(claimChecks.length));

  it.each(claimFlaws)("$check refuses alone", (flaw) => {
    expect(judgeClaim(flaw.add(fine()).claim, nowSeconds)).toMatchObject(expectation(flaw));
  });

  it.each(pairs(claimFlaws))("reports %s before %s", (_first, _second, first, second) => {
    const { claim } = first.add(second.add(fine()));
    expect(judgeClaim(claim, nowSeconds)).toMatchObject(expectation(first));
  });
});

describe("judgeFacts", () => {
  it("has a flaw for each of its checks", () => expect(factFlaws).toHaveLength(factChecks.length));

  it.each(factFlaws)("$check refuses alone", (flaw) => {
    const { claim, facts: known } = flaw.add(fine());
    expect(judgeClaim(claim, nowSeconds)).toBeNull();
    expect(judgeFacts(claim, known)).toMatchObject(expectation(flaw));
  });

  it.each(pairs(factFlaws))("reports %s before %s", (_first, _second, first, second) => {
    const { claim, facts: known } = first.add(second.add(fine()));
    expect(judgeFacts(claim, known)).toMatchObject(expectation(first));
  });
});
