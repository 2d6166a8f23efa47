import type { Address, Chain } from "@lunas/catalog/chain";
import type { Hex } from "../../shared/hex";
import type { ChannelConfig, ChannelId, ChannelManager, ChannelOnChain } from "../channel";
import type { PayerFunds, ShopClaimRow, ShopDeposit, ShopVoucher } from "./payload";

/** What of the chain the requests of a shop that keeps its own books are compared with. Throws `Unavailable("chain")`. */
export interface ChannelReader {
  /** The contract's id of a channel with this config. */
  idOf(chain: Chain, config: ChannelConfig): ChannelId;
  /** All at one block. Null: the contract gave no answer. */
  readChannels(chain: Chain, ids: readonly ChannelId[]): Promise<readonly ChannelOnChain[] | null>;
  /** What the contract has for a receiver in all channels of a token, in base units. Null: it gave no answer. */
  readReceiver(
    chain: Chain,
    receiver: Address,
    token: Address,
  ): Promise<{ readonly claimed: bigint; readonly settled: bigint } | null>;
  /** Whether the contract will take the voucher's signature: one of the key, in its one spelling, or of the payer's code. */
  isVoucherSigned(chain: Chain, voucher: ShopVoucher): Promise<boolean>;
  readDeposit(chain: Chain, deposit: ShopDeposit): Promise<DepositReading>;
  /** Whether the authorizer, a key or a wallet with code, signed this claim. */
  isClaimSigned(
    chain: Chain,
    rows: readonly ShopClaimRow[],
    signed: { readonly authorizer: Address; readonly signature: Hex },
  ): Promise<boolean>;
  isRefundSigned(
    chain: Chain,
    refund: { readonly channelId: ChannelId; readonly nonce: bigint; readonly amount: bigint },
    signed: { readonly authorizer: Address; readonly signature: Hex },
  ): Promise<boolean>;
}

/** `unsigned`: the payer did not sign the Permit2 authorization. */
export type DepositReading =
  | { readonly kind: "unsigned" }
  | {
      readonly kind: "signed";
      readonly funds: PayerFunds;
      /** Before the deposit. Null: the contract gave no answer. */
      readonly channel: ChannelOnChain | null;
      /** Null: the deposit passed; else why it would fail. */
      readonly simulated: string | null;
    };

/** Who keeps the books of the channels that are known. */
export interface ChannelManagers {
  managersOf(ids: readonly ChannelId[]): Promise<ReadonlyMap<ChannelId, ChannelManager>>;
}
