import type { Address, Environment, Network } from "@lunas/catalog/chain";
import type { ChargeId } from "../shared/id";
import {
  availableIn,
  type ChannelId,
  type ChannelManager,
  type ChannelStatus,
  type StoredChannel,
  withdrawableAtMs,
} from "./channel";
import type { StoredCharge } from "./charge";
import type { ChannelBooks } from "./ports";

/** A channel in the public API: answers, webhooks and the event list. Amounts in base units, times in ISO 8601. */
export interface ChannelRecord {
  channelId: ChannelId;
  environment: Environment;
  network: Network;
  token: string;
  payer: Address;
  payerAuthorizer: Address;
  receiver: Address;
  receiverAuthorizer: Address;
  withdrawDelay: number;
  salt: `0x${string}`;
  managedBy: ChannelManager;
  status: ChannelStatus;
  balance: string;
  charged: string;
  claimed: string;
  available: string;
  withdrawableAt: string | null;
  openedAt: string;
  lastChargeAt: string | null;
}

/** What never changes in a channel: of its row, or of a request's own terms. */
export type ChannelIdentity = Pick<StoredChannel, "id" | "environment" | "network" | "tokenSymbol" | "config">;

/** Of a stored channel, which is both; or of a request's terms, with the books that a statement returned for them. */
export function channelRecord(identity: ChannelIdentity, channel: ChannelBooks): ChannelRecord {
  const { config } = identity;
  const { payer, payerAuthorizer, receiver, receiverAuthorizer, withdrawDelay, salt } = config;
  const atMs = withdrawableAtMs({ config, onChain: channel.onChain });
  return {
    channelId: identity.id,
    environment: identity.environment,
    network: identity.network,
    token: identity.tokenSymbol,
    payer,
    payerAuthorizer,
    receiver,
    receiverAuthorizer,
    withdrawDelay,
    salt,
    managedBy: channel.managedBy,
    status: channel.status,
    balance: channel.onChain.balance.toString(),
    charged: channel.charged.toString(),
    claimed: channel.onChain.claimed.toString(),
    available: availableIn(channel).toString(),
    withdrawableAt: atMs === null ? null : new Date(atMs).toISOString(),
    openedAt: new Date(channel.openedAtMs).toISOString(),
    lastChargeAt: channel.lastChargeAtMs === null ? null : new Date(channel.lastChargeAtMs).toISOString(),
  };
}

/** A charge in the public API. */
export interface ChargeRecord {
  chargeId: ChargeId;
  channelId: ChannelId;
  amount: string;
  cumulative: string;
  resource: string | null;
  description: string | null;
  metadata: Record<string, string>;
  status: StoredCharge["status"];
  createdAt: string;
}

export function chargeRecord(charge: StoredCharge): ChargeRecord {
  const { id, channelId, resource, description, status } = charge;
  return {
    chargeId: id,
    channelId,
    amount: charge.amount.toString(),
    cumulative: charge.cumulative.toString(),
    resource,
    description,
    metadata: { ...charge.metadata },
    status,
    createdAt: new Date(charge.createdAtMs).toISOString(),
  };
}
