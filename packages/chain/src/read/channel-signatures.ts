import type { ChannelSignatures } from "@lunas/domain/channel/ports";
import { channelIdOf, voucherDigest } from "./channel-digests";
import { recoverSigner } from "./recover-signer";

/**
 * A voucher's signature is an ordinary key's, in every spelling that such a signature has; the contract takes one of them, of 65 bytes
 * with the smaller s.
 */
export const channelSignatures: ChannelSignatures = {
  channelIdOf,
  signatureOf: (chain, { channelId, maxClaimable, signature }, signer) => {
    const recovered = recoverSigner(voucherDigest(chain, { channelId, maxClaimable }), signature);
    return recovered?.isOf(signer) === true ? recovered.signature : null;
  },
};
