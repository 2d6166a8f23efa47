// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts-5/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts-5/token/ERC20/utils/SafeERC20.sol";
import {Multicall} from "@openzeppelin/contracts-5/utils/Multicall.sol";
import {ECDSA} from "@openzeppelin/contracts-5/utils/cryptography/ECDSA.sol";
import {SignatureChecker} from "@openzeppelin/contracts-5/utils/cryptography/SignatureChecker.sol";
import {ChannelDigests} from "./ChannelDigests.sol";
import {IDepositCollector} from "./IDepositCollector.sol";
import {NonReentrant} from "./NonReentrant.sol";

/// The x402 batch-settlement contract for local chains, with the ABI, rules and events of the one on production chains.
/// Payers deposit into channels and sign vouchers; receivers claim what the vouchers allow, and are paid the sum of their
/// claims. Tokens leave only to the receiver or back to the payer.
contract X402BatchSettlement is ChannelDigests, Multicall, NonReentrant {
    using SafeERC20 for IERC20;

    uint40 public constant MIN_WITHDRAW_DELAY = 900;
    uint40 public constant MAX_WITHDRAW_DELAY = 2_592_000;

    mapping(bytes32 channelId => ChannelState) public channels;
    mapping(bytes32 channelId => WithdrawalState) public pendingWithdrawals;
    /// The nonce of the channel's next signed refund. Each refund takes one, whether or not it is signed.
    mapping(bytes32 channelId => uint256) public refundNonce;
    mapping(address receiver => mapping(address token => ReceiverState)) public receivers;

    event ChannelCreated(bytes32 indexed channelId, ChannelConfig config);
    event ChannelClosed(bytes32 indexed channelId, ChannelConfig config);
    event Deposited(bytes32 indexed channelId, address indexed sender, uint128 amount, uint128 newBalance);
    event Claimed(bytes32 indexed channelId, address indexed sender, uint128 claimAmount, uint128 newTotalClaimed);
    event Settled(address indexed receiver, address indexed token, address indexed sender, uint128 amount);
    event Refunded(bytes32 indexed channelId, address indexed sender, uint128 amount);
    event WithdrawInitiated(bytes32 indexed channelId, uint128 amount, uint40 finalizeAfter);
    event WithdrawFinalized(bytes32 indexed channelId, address indexed sender, uint128 amount);

    error InvalidChannel();
    error WithdrawDelayOutOfRange();
    error ZeroDeposit();
    error InvalidCollector();
    error DepositOverflow();
    error DepositCollectionFailed();
    error EmptyBatch();
    error NotAuthorizedToClaim();
    error NotReceiverAuthorizer();
    error ClaimExceedsCeiling();
    error ClaimExceedsBalance();
    error InvalidSignature();
    error NotAuthorizedToRefund();
    error InvalidRefundNonce();
    error ZeroRefund();
    error NothingToWithdraw();
    error WithdrawalAlreadyPending();
    error WithdrawAmountExceedsAvailable();
    error NotAuthorizedToFinalizeWithdraw();
    error WithdrawalNotPending();
    error WithdrawDelayNotElapsed();

    /// Anyone may call, with any collector: the channel gets only what this contract really received.
    function deposit(
        ChannelConfig calldata config,
        uint128 amount,
        address collector,
        bytes calldata collectorData
    ) external nonReentrant {
        _refuseUnusable(config);
        if (amount == 0) revert ZeroDeposit();
        if (collector == address(0)) revert InvalidCollector();

        bytes32 channelId = getChannelId(config);
        ChannelState storage channel = channels[channelId];
        uint128 before = channel.balance;
        if (amount > type(uint128).max - before) revert DepositOverflow();
        uint128 newBalance = before + amount;
        channel.balance = newBalance;

        uint256 held = IERC20(config.token).balanceOf(address(this));
        IDepositCollector(collector).collect(config.payer, config.token, amount, channelId, collectorData);
        if (IERC20(config.token).balanceOf(address(this)) != held + amount) revert DepositCollectionFailed();

        if (before == 0) emit ChannelCreated(channelId, config);
        emit Deposited(channelId, msg.sender, amount, newBalance);
    }

    function claim(VoucherClaim[] calldata voucherClaims) external nonReentrant {
        if (voucherClaims.length == 0) revert EmptyBatch();
        for (uint256 row = 0; row < voucherClaims.length; ++row) {
            if (!_isReceiver(voucherClaims[row].voucher.channel)) revert NotAuthorizedToClaim();
            _claim(voucherClaims[row]);
        }
    }

    /// Anyone may call with the signature of the authorizer that all rows have in common.
    function claimWithSignature(
        VoucherClaim[] calldata voucherClaims,
        bytes calldata authorizerSignature
    ) external nonReentrant {
        if (voucherClaims.length == 0) revert EmptyBatch();
        address authorizer = voucherClaims[0].voucher.channel.receiverAuthorizer;
        _refuseSignature(authorizer, getClaimBatchDigest(voucherClaims), authorizerSignature);
        for (uint256 row = 0; row < voucherClaims.length; ++row) {
            if (voucherClaims[row].voucher.channel.receiverAuthorizer != authorizer) revert NotReceiverAuthorizer();
            _claim(voucherClaims[row]);
        }
    }

    /// Pays a receiver all that is claimed and not yet paid. Anyone may call.
    function settle(address receiver, address token) external nonReentrant {
        ReceiverState storage sums = receivers[receiver][token];
        uint128 amount = sums.totalClaimed - sums.totalSettled;
        if (amount == 0) return;
        sums.totalSettled += amount;
        IERC20(token).safeTransfer(receiver, amount);
        emit Settled(receiver, token, msg.sender, amount);
    }

    /// Vouchers that are not claimed yet reserve nothing.
    function initiateWithdraw(ChannelConfig calldata config, uint128 amount) external nonReentrant {
        if (!_isPayer(config)) revert InvalidChannel();
        if (amount == 0) revert NothingToWithdraw();
        bytes32 channelId = getChannelId(config);
        if (pendingWithdrawals[channelId].initiatedAt != 0) revert WithdrawalAlreadyPending();
        if (amount > _available(channels[channelId])) revert WithdrawAmountExceedsAvailable();
        uint40 timestamp = uint40(block.timestamp);
        pendingWithdrawals[channelId] = WithdrawalState(amount, timestamp);
        emit WithdrawInitiated(channelId, amount, timestamp + config.withdrawDelay);
    }

    /// Pays what was asked for, or what claims have left of it.
    function finalizeWithdraw(ChannelConfig calldata config) external nonReentrant {
        if (!_isPayer(config)) revert NotAuthorizedToFinalizeWithdraw();
        bytes32 channelId = getChannelId(config);
        WithdrawalState memory pending = pendingWithdrawals[channelId];
        if (pending.initiatedAt == 0) revert WithdrawalNotPending();
        if (block.timestamp < uint256(pending.initiatedAt) + config.withdrawDelay) revert WithdrawDelayNotElapsed();
        delete pendingWithdrawals[channelId];

        uint128 amount = _take(channelId, pending.amount);
        emit WithdrawFinalized(channelId, msg.sender, amount);
        _emitIfClosed(channelId, config);
        if (amount > 0) IERC20(config.token).safeTransfer(config.payer, amount);
    }

    function refund(ChannelConfig calldata config, uint128 amount) external nonReentrant {
        if (!_isReceiver(config)) revert NotAuthorizedToRefund();
        _refund(config, amount);
    }

    /// Anyone may call with the authorizer's signature.
    function refundWithSignature(
        ChannelConfig calldata config,
        uint128 amount,
        uint256 nonce,
        bytes calldata receiverAuthorizerSignature
    ) external nonReentrant {
        bytes32 channelId = getChannelId(config);
        if (nonce != refundNonce[channelId]) revert InvalidRefundNonce();
        bytes32 digest = getRefundDigest(channelId, nonce, amount);
        _refuseSignature(config.receiverAuthorizer, digest, receiverAuthorizerSignature);
        _refund(config, amount);
    }

    /// A row that claims no more than was claimed already does nothing, whatever its signature is.
    function _claim(VoucherClaim calldata row) private {
        ChannelConfig calldata config = row.voucher.channel;
        bytes32 channelId = getChannelId(config);
        ChannelState storage channel = channels[channelId];
        uint128 claimed = channel.totalClaimed;
        if (row.totalClaimed <= claimed) return;
        if (row.totalClaimed > row.voucher.maxClaimableAmount) revert ClaimExceedsCeiling();
        if (row.totalClaimed > channel.balance) revert ClaimExceedsBalance();
        _refuseVoucher(config, getVoucherDigest(channelId, row.voucher.maxClaimableAmount), row.signature);

        uint128 amount = row.totalClaimed - claimed;
        channel.totalClaimed = row.totalClaimed;
        receivers[config.receiver][config.token].totalClaimed += amount;
        emit Claimed(channelId, msg.sender, amount, row.totalClaimed);
    }

    /// Gives back what is asked for, as far as it is there, and takes it off a withdrawal under way.
    function _refund(ChannelConfig calldata config, uint128 asked) private {
        if (asked == 0) revert ZeroRefund();
        bytes32 channelId = getChannelId(config);
        // Also where nothing is left to give back: a signature is good for one call.
        ++refundNonce[channelId];
        uint128 amount = _take(channelId, asked);
        if (amount == 0) return;

        uint128 pending = pendingWithdrawals[channelId].amount;
        if (amount < pending) pendingWithdrawals[channelId].amount = pending - amount;
        else delete pendingWithdrawals[channelId];

        emit Refunded(channelId, msg.sender, amount);
        _emitIfClosed(channelId, config);
        IERC20(config.token).safeTransfer(config.payer, amount);
    }

    /// Lowers the balance by the amount, or by what is not claimed where that is less; returns by how much.
    function _take(bytes32 channelId, uint128 amount) private returns (uint128) {
        ChannelState storage channel = channels[channelId];
        uint128 available = _available(channel);
        uint128 taken = amount < available ? amount : available;
        channel.balance -= taken;
        return taken;
    }

    /// Claims are never above the balance, so of an empty channel nothing was claimed.
    function _emitIfClosed(bytes32 channelId, ChannelConfig calldata config) private {
        if (channels[channelId].balance == 0) emit ChannelClosed(channelId, config);
    }

    function _available(ChannelState storage channel) private view returns (uint128) {
        return channel.balance - channel.totalClaimed;
    }

    function _isPayer(ChannelConfig calldata config) private view returns (bool) {
        return msg.sender == config.payer || msg.sender == config.payerAuthorizer;
    }

    function _isReceiver(ChannelConfig calldata config) private view returns (bool) {
        return msg.sender == config.receiver || msg.sender == config.receiverAuthorizer;
    }

    function _refuseUnusable(ChannelConfig calldata config) private pure {
        bool isWhole = config.payer != address(0) && config.receiver != address(0)
            && config.receiverAuthorizer != address(0) && config.token != address(0);
        if (!isWhole) revert InvalidChannel();
        if (config.withdrawDelay < MIN_WITHDRAW_DELAY || config.withdrawDelay > MAX_WITHDRAW_DELAY) {
            revert WithdrawDelayOutOfRange();
        }
    }

    /// A payer's authorizer is a key. A payer that signs without one may be a contract.
    function _refuseVoucher(ChannelConfig calldata config, bytes32 digest, bytes calldata signature) private view {
        if (config.payerAuthorizer == address(0)) _refuseSignature(config.payer, digest, signature);
        else if (ECDSA.recoverCalldata(digest, signature) != config.payerAuthorizer) revert InvalidSignature();
    }

    function _refuseSignature(address signer, bytes32 digest, bytes calldata signature) private view {
        if (!SignatureChecker.isValidSignatureNowCalldata(signer, digest, signature)) revert InvalidSignature();
    }
}
