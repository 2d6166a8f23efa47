/** The sponsoring bounds that only the database knows, in the order of the checks. */
const sponsorReasons = ["payer_sponsored_lately", "merchant_budget", "chain_budget"] as const;

export type SponsorReason = (typeof sponsorReasons)[number];

export function isSponsorReason(word: string): word is SponsorReason {
  return sponsorReasons.some((reason) => reason === word);
}
