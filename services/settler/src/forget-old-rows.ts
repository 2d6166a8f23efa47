import type { IdempotencyKeys } from "@lunas/domain/payment/ports";
import type { FaucetBook } from "@lunas/domain/settlement/sandbox/faucet-request";
import type { Part } from "@lunas/runtime/parts";
import { every } from "./every";

export interface ForgetOldRowsDeps {
  readonly nonces: (limit: number) => Promise<number>;
  readonly faucet: Pick<FaucetBook, "forgetOld">;
  readonly chargeKeys: IdempotencyKeys;
  readonly channelRequests: IdempotencyKeys;
  readonly onFault: (during: string, error: unknown) => void;
}

const everyMs = 60_000;
const batch = 5_000;

/** A merchant that names each of a million charges a day by a key leaves 12 of them for each second. */
const keysAtOnce = 50_000;

/** Deletes expired used sign-in nonces, the Idempotency-Keys of charges, and old requests of stock servers and to the faucet. */
export function forgetOldRows({ nonces, faucet, chargeKeys, channelRequests, onFault }: ForgetOldRowsDeps): Part {
  return every({
    name: "forget-old-rows",
    everyMs,
    work: async () =>
      void (await Promise.all([
        ...[nonces(batch), faucet.forgetOld(batch), channelRequests.forgetOld(batch)],
        chargeKeys.forgetOld(keysAtOnce),
      ])),
    onFault: (error) => onFault("forget-old-rows", error),
  });
}
