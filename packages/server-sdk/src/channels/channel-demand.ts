import type { ChainConfig } from "@lunas/protocol/wire/api";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { ChannelRequirements, PaymentRequirements, UptoRequirements } from "@lunas/protocol/wire/requirements";
import type { PaymentRequired } from "@lunas/protocol/wire/x402";

/** Where the service does not say it: the least payment and the least deposit, in base units. */
const LEAST = {
  production: { payment: "10000", deposit: "100000" },
  sandbox: { payment: "1", deposit: "1000" },
} as const;

/** A first deposit covers so many requests, unless the least deposit is more. */
const CALLS_OF_A_DEPOSIT = 10n;

/**
 * The same offer with a channel beside it: one deposit, then a voucher for each request. A price below the least payment is taken by a channel
 * alone. Throws `invalid_offer` where the service has no channels.
 */
export function withChannel(
  required: PaymentRequired,
  chain: ChainConfig,
  section: "sandbox" | "production",
): PaymentRequired {
  const [terms] = required.accepts as readonly (PaymentRequirements | UptoRequirements)[];
  const { batchSettlement, minPayment = LEAST[section].payment } = chain.x402;
  if (terms === undefined) throw new Error("a demand has an entry");
  if (batchSettlement === undefined) throw noChannels();
  const { receiverAuthorizer, withdrawDelay, minDeposit = LEAST[section].deposit } = batchSettlement;
  const several = BigInt(terms.amount) * CALLS_OF_A_DEPOSIT;
  const least = several > BigInt(minDeposit) ? several : BigInt(minDeposit);
  const { assetTransferMethod, name, version } = terms.extra;
  const channel: ChannelRequirements = {
    ...terms,
    scheme: "batch-settlement",
    extra: {
      assetTransferMethod,
      ...(name === undefined ? {} : { name }),
      ...(version === undefined ? {} : { version }),
      ...{ receiverAuthorizer, withdrawDelay, minDeposit: least.toString() },
    },
  };
  const reaches = BigInt(terms.amount) >= BigInt(minPayment);
  return { ...required, accepts: reaches ? [...required.accepts, channel] : [channel] };
}

/** The channel's entry of a demand. */
export function channelTermsOf({ accepts }: PaymentRequired): ChannelRequirements | undefined {
  return accepts.find((terms): terms is ChannelRequirements => terms.scheme === "batch-settlement");
}

function noChannels(): LunasError {
  return new LunasError("channel needs a service with channels: this network has none.", {
    code: "invalid_offer",
    details: { channel: "this network has none" },
  });
}
