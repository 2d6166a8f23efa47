// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A way of moving a payer's tokens to the settlement contract, which is the caller.
interface IDepositCollector {
    function collect(
        address payer,
        address token,
        uint256 amount,
        bytes32 channelId,
        bytes calldata collectorData
    ) external;
}
