// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDepositCollector} from "./IDepositCollector.sol";
import {IPermit2} from "./IPermit2.sol";
import {TokenPermit} from "./TokenPermit.sol";

/// The deposit collector by Permit2 for local chains, with the ABI and checks of the one on production chains. The payer
/// signs the channel into the witness and this contract as the spender, so the tokens can go nowhere but to the
/// settlement contract, for this channel.
contract Permit2DepositCollector is IDepositCollector, TokenPermit {
    error InvalidX402BatchSettlementAddress();
    error InvalidPermit2Address();
    error OnlyX402BatchSettlement();

    string public constant DEPOSIT_WITNESS_TYPE_STRING =
        "DepositWitness witness)DepositWitness(bytes32 channelId)TokenPermissions(address token,uint256 amount)";
    bytes32 public constant DEPOSIT_WITNESS_TYPEHASH = keccak256("DepositWitness(bytes32 channelId)");

    address public immutable x402BatchSettlement;
    IPermit2 public immutable PERMIT2;

    constructor(address batchSettlement, IPermit2 permit2) {
        if (batchSettlement == address(0)) revert InvalidX402BatchSettlementAddress();
        if (address(permit2) == address(0)) revert InvalidPermit2Address();
        x402BatchSettlement = batchSettlement;
        PERMIT2 = permit2;
    }

    /// `collectorData`: the Permit2 nonce, deadline and signature, and an EIP-2612 permit or nothing.
    function collect(
        address payer,
        address token,
        uint256 amount,
        bytes32 channelId,
        bytes calldata collectorData
    ) external {
        if (msg.sender != x402BatchSettlement) revert OnlyX402BatchSettlement();
        (uint256 nonce, uint256 deadline, bytes memory signature, bytes memory tokenPermit) =
            abi.decode(collectorData, (uint256, uint256, bytes, bytes));
        if (tokenPermit.length > 0) _allow(payer, token, amount, tokenPermit);
        PERMIT2.permitWitnessTransferFrom(
            IPermit2.PermitTransferFrom(IPermit2.TokenPermissions(token, amount), nonce, deadline),
            IPermit2.SignatureTransferDetails(x402BatchSettlement, amount),
            payer,
            keccak256(abi.encode(DEPOSIT_WITNESS_TYPEHASH, channelId)),
            DEPOSIT_WITNESS_TYPE_STRING,
            signature
        );
    }

    function _allow(address payer, address token, uint256 amount, bytes memory tokenPermit) private {
        EIP2612Permit memory signed;
        // Here the order is v, r, s.
        (signed.value, signed.deadline, signed.v, signed.r, signed.s) =
            abi.decode(tokenPermit, (uint256, uint256, uint8, bytes32, bytes32));
        if (signed.value != amount) revert Permit2612AmountMismatch();
        _permit(token, payer, address(PERMIT2), signed);
    }
}
