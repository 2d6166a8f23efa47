// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPermit2} from "./IPermit2.sol";
import {NonReentrant} from "./NonReentrant.sol";

/// The x402 exact-permit2 proxy for local chains, with the ABI, checks and events of the proxy on production chains.
/// The payer signs the payee into the Permit2 witness and this contract as the spender, so any caller can move only
/// exactly this amount to exactly this payee.
contract X402ExactPermit2Proxy is NonReentrant {
    struct Witness {
        address to;
        uint256 validAfter;
    }

    error InvalidAmount();
    error InvalidOwner();
    error InvalidDestination();
    error PaymentTooEarly();

    event Settled();

    bytes32 public constant WITNESS_TYPEHASH = keccak256("Witness(address to,uint256 validAfter)");
    string public constant WITNESS_TYPE_STRING =
        "Witness witness)TokenPermissions(address token,uint256 amount)Witness(address to,uint256 validAfter)";

    IPermit2 public immutable PERMIT2;

    constructor(IPermit2 permit2) {
        PERMIT2 = permit2;
    }

    function settle(
        IPermit2.PermitTransferFrom calldata permit,
        address owner,
        Witness calldata witness,
        bytes calldata signature
    ) external nonReentrant {
        if (permit.permitted.amount == 0) revert InvalidAmount();
        if (owner == address(0)) revert InvalidOwner();
        if (witness.to == address(0)) revert InvalidDestination();
        if (block.timestamp < witness.validAfter) revert PaymentTooEarly();

        PERMIT2.permitWitnessTransferFrom(
            permit,
            IPermit2.SignatureTransferDetails(witness.to, permit.permitted.amount),
            owner,
            keccak256(abi.encode(WITNESS_TYPEHASH, witness.to, witness.validAfter)),
            WITNESS_TYPE_STRING,
            signature
        );
        emit Settled();
    }
}
