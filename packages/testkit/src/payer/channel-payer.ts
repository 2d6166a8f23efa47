import type { Address, Chain } from "@lunas/catalog/chain";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { ChannelConfig, StoredChannel } from "@lunas/domain/channel/channel";
import type { Hex } from "@lunas/domain/shared/hex";
import type { MerchantId } from "@lunas/domain/shared/id";
import { computeAddress, SigningKey } from "ethers";
import { aChannel } from "../contracts/channel-fixture";
import { freshAddress, freshHash } from "../contracts/fresh";
import { voucherBodyOf, voucherRequirements } from "./voucher-body";

/** The authorizer of these channels: none of them is claimed. */
const receiverAuthorizer = "0x7777777777777777777777777777777777777777";

/** What is hashed and signed of a channel, as the package of chains has it. */
export interface ChannelDigests {
  channelIdOf(chain: Chain, config: ChannelConfig): Hex;
  voucherDigest(chain: Chain, voucher: { readonly channelId: Hex; readonly maxClaimable: bigint }): Hex;
}

export interface ChannelPayer {
  readonly channel: StoredChannel;
  /** A voucher for this sum, really signed. */
  sign(maxClaimable: bigint): Hex;
  /** A body of `POST /facilitate`: the price comes on what was charged before. */
  body(terms: VoucherTerms): object;
}

export interface VoucherTerms {
  readonly charged: bigint;
  readonly price?: bigint;
  /** Beside the payload and the requirements. */
  readonly more?: object;
  /** Over the config of the channel. */
  readonly config?: Partial<ChannelConfig>;
}

/** An open channel on the sandbox whose vouchers a session key signs. */
export function channelPayer(
  { channelIdOf, voucherDigest }: ChannelDigests,
  { merchantId, receiver }: { readonly merchantId: MerchantId; readonly receiver: Address },
  overrides: Partial<StoredChannel> = {},
): ChannelPayer {
  const key = new SigningKey(freshHash());
  const config: ChannelConfig = {
    ...{ payer: freshAddress(), payerAuthorizer: computeAddress(key) as Hex, receiver, receiverAuthorizer },
    ...{ token: sandbox.tokens.IDRX as Hex, withdrawDelay: 86_400, salt: freshHash() },
  };
  const id = channelIdOf(sandbox, config);
  const channel = aChannel(merchantId, { id, config, ...overrides });
  const sign = (maxClaimable: bigint) =>
    key.sign(voucherDigest(sandbox, { channelId: id, maxClaimable })).serialized as Hex;
  return {
    channel,
    sign,
    body: ({ charged, price = 1_000n, more = {}, config: changed = {} }) => {
      const maxClaimable = charged + price;
      const voucher = { channelId: id, maxClaimableAmount: maxClaimable.toString(), signature: sign(maxClaimable) };
      return { ...voucherBodyOf(voucher, { ...config, ...changed }, voucherRequirements(config, price)), ...more };
    },
  };
}
