// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The structs of x402's channels. Amounts are base units of the channel's token.
interface ChannelTypes {
    /// What a channel is, for ever: its hash is its id.
    struct ChannelConfig {
        address payer;
        /// Signs the vouchers; zero: the payer does.
        address payerAuthorizer;
        address receiver;
        /// Signs claims and refunds.
        address receiverAuthorizer;
        address token;
        /// Seconds between the start and the end of a withdrawal: the receiver's time to claim.
        uint40 withdrawDelay;
        bytes32 salt;
    }

    /// What the payer signs: the sum of all that may be claimed, from the channel's first day on.
    struct Voucher {
        ChannelConfig channel;
        uint128 maxClaimableAmount;
    }

    /// A voucher with its signature, and the sum up to which it is claimed.
    struct VoucherClaim {
        Voucher voucher;
        bytes signature;
        uint128 totalClaimed;
    }

    /// `balance` is what was deposited less what went back to the payer; a claim does not lower it.
    struct ChannelState {
        uint128 balance;
        uint128 totalClaimed;
    }

    /// A withdrawal that its payer started; `initiatedAt` 0: none.
    struct WithdrawalState {
        uint128 amount;
        uint40 initiatedAt;
    }

    /// What a receiver claimed of a token, and what of that was paid out.
    struct ReceiverState {
        uint128 totalClaimed;
        uint128 totalSettled;
    }
}
