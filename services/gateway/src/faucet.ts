import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "@lunas/domain/shared/hex";
import { type Refusal, refuse } from "@lunas/domain/shared/refusal";
import type { FaucetQueue } from "@lunas/queue/faucet";

/** What a wallet is to be given, in smallest units. */
export interface FaucetGift {
  readonly token: string;
  readonly address: Address;
  readonly amount: bigint;
}

export type FaucetAnswer =
  | { readonly txHash: Hex; readonly balance: string }
  /** `nothingWasSent`: certain; otherwise the gift may still arrive. */
  | (Refusal & { readonly nothingWasSent: boolean });

export interface Faucet {
  fund(gift: FaucetGift): Promise<FaucetAnswer>;
}

/** The faucet whose key the settler holds, asked through the queue. */
export function queuedFaucet(queue: Pick<FaucetQueue, "ask">, timeoutMs: number): Faucet {
  return {
    async fund({ token, address, amount }) {
      const result = await queue.ask({ token, address, amount: amount.toString() }, timeoutMs);
      switch (result.kind) {
        case "funded":
          return { txHash: result.txHash as Hex, balance: result.balance };
        case "empty":
          return { ...refuse("faucet_empty", "The faucet's treasury is empty."), nothingWasSent: true };
        case "failed":
          if (result.receiverRefused) return { ...unpayable(), nothingWasSent: true };
          return { ...unanswered(), nothingWasSent: false };
        case "unavailable":
        case "timed_out":
          return { ...unanswered(), nothingWasSent: false };
      }
    },
  };
}

/** An address to which no transfer can go. */
export function unpayable(): Refusal {
  return refuse("invalid_request", "The request is not valid.", { address: "cannot receive this token" });
}

function unanswered(): Refusal {
  return refuse("service_unavailable", "The faucet did not answer: look at the wallet before asking again.");
}
