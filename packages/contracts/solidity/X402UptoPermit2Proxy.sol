// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPermit2} from "./IPermit2.sol";
import {NonReentrant} from "./NonReentrant.sol";
import {TokenPermit} from "./TokenPermit.sol";

/// The x402 upto-permit2 proxy for local chains, with the ABI, checks and events of the proxy on production chains.
/// The payer signs a maximum, the payee and the facilitator: that facilitator alone decides how much of the maximum
/// moves to that payee, once.
contract X402UptoPermit2Proxy is NonReentrant, TokenPermit {
    struct Witness {
        address to;
        address facilitator;
        uint256 validAfter;
    }

    error InvalidPermit2Address();
    error AmountExceedsPermitted();
    error UnauthorizedFacilitator();
    error InvalidAmount();
    error InvalidOwner();
    error InvalidDestination();
    error PaymentTooEarly();

    event Settled();
    event SettledWithPermit();

    bytes32 public constant WITNESS_TYPEHASH = keccak256("Witness(address to,address facilitator,uint256 validAfter)");
    string public constant WITNESS_TYPE_STRING =
        "Witness witness)TokenPermissions(address token,uint256 amount)Witness(address to,address facilitator,uint256 validAfter)";

    IPermit2 public immutable PERMIT2;

    constructor(IPermit2 permit2) {
        if (address(permit2) == address(0)) revert InvalidPermit2Address();
        PERMIT2 = permit2;
    }

    function settle(
        IPermit2.PermitTransferFrom calldata permit,
        uint256 amount,
        address owner,
        Witness calldata witness,
        bytes calldata signature
    ) external nonReentrant {
        _refuseOthers(permit, amount, witness);
        _move(permit, amount, owner, witness, signature);
        emit Settled();
    }

    /// Like `settle`, after an allowance for Permit2 of the whole maximum.
    function settleWithPermit(
        EIP2612Permit calldata permit2612,
        IPermit2.PermitTransferFrom calldata permit,
        uint256 amount,
        address owner,
        Witness calldata witness,
        bytes calldata signature
    ) external nonReentrant {
        _refuseOthers(permit, amount, witness);
        if (permit2612.value != permit.permitted.amount) revert Permit2612AmountMismatch();
        _permit(permit.permitted.token, owner, address(PERMIT2), permit2612);
        _move(permit, amount, owner, witness, signature);
        emit SettledWithPermit();
    }

    function _refuseOthers(
        IPermit2.PermitTransferFrom calldata permit,
        uint256 amount,
        Witness calldata witness
    ) private view {
        if (amount > permit.permitted.amount) revert AmountExceedsPermitted();
        if (msg.sender != witness.facilitator) revert UnauthorizedFacilitator();
    }

    function _move(
        IPermit2.PermitTransferFrom calldata permit,
        uint256 amount,
        address owner,
        Witness calldata witness,
        bytes calldata signature
    ) private {
        if (amount == 0) revert InvalidAmount();
        if (owner == address(0)) revert InvalidOwner();
        if (witness.to == address(0)) revert InvalidDestination();
        if (block.timestamp < witness.validAfter) revert PaymentTooEarly();

        PERMIT2.permitWitnessTransferFrom(
            permit,
            IPermit2.SignatureTransferDetails(witness.to, amount),
            owner,
            keccak256(abi.encode(WITNESS_TYPEHASH, witness.to, witness.facilitator, witness.validAfter)),
            WITNESS_TYPE_STRING,
            signature
        );
    }
}
