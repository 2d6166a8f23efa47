import type { ChannelSignatures } from "@lunas/domain/channel/ports";
import type { Recover } from "../curve/recoveries";
import { channelIdOf, voucherDigest } from "./channel-digests";
import { recoverSignerBy } from "./recover-signer";

/**
 * A voucher's signature is an ordinary key's, in every spelling that such a signature has; the contract takes one of them, of 65 bytes
 * with the smaller s.
 */
export function channelSignatures(recover: Recover): ChannelSignatures {
  return {
    channelIdOf,
    signatureOf: async (chain, { channelId, maxClaimable, signature }, signer) => {
      const digest = voucherDigest(chain, { channelId, maxClaimable });
      const recovered = await recoverSignerBy(recover, digest, signature);
      return recovered?.isOf(signer) === true ? recovered.signature : null;
    },
  };
}
