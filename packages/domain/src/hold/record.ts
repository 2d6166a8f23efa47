import type { Address, Environment, Network } from "@lunas/catalog/chain";
import type { StoredPayment } from "../payment/stored-payment";
import { signedAmountOf } from "../settlement/kinds/all";
import { type HoldId, holdIdOf, type PaymentId } from "../shared/id";
import type { HoldStatus } from "./ports";

/** A hold in the public API: answers, webhooks and the event list. Amounts in base units, times in ISO 8601. */
export interface HoldRecord {
  holdId: HoldId;
  status: HoldStatus;
  environment: Environment;
  network: Network;
  token: string;
  from: Address;
  to: Address;
  /** The maximum that the payer signed. */
  amount: string;
  capturedAmount: string | null;
  paymentId: PaymentId | null;
  resource: string | null;
  description: string | null;
  metadata: Record<string, string>;
  expiresAt: string;
  createdAt: string;
}

export function holdStatusOf({ status }: Pick<StoredPayment, "status">): HoldStatus {
  return status === "held" || status === "released" || status === "expired" ? status : "captured";
}

/** The public record of a stored hold, captured or not. Throws for a payment that was never held. */
export function holdRecord(stored: StoredPayment): HoldRecord {
  const { id, authorization, hold } = stored;
  if (hold === null) throw new Error(`${id} was never held`);
  const status = holdStatusOf(stored);
  const isCaptured = status === "captured";
  return {
    holdId: holdIdOf(id),
    status,
    environment: stored.environment,
    network: stored.network,
    token: stored.tokenSymbol,
    from: authorization.from,
    to: stored.payTo,
    amount: signedAmountOf(authorization).toString(),
    capturedAmount: isCaptured ? authorization.amount.toString() : null,
    paymentId: isCaptured ? id : null,
    resource: stored.resource,
    description: stored.description,
    metadata: { ...stored.metadata },
    expiresAt: new Date(hold.expiresAtMs).toISOString(),
    createdAt: new Date(hold.heldAtMs).toISOString(),
  };
}
