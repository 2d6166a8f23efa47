// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDepositCollector} from "./IDepositCollector.sol";
import {TokenWithPermit} from "./TokenWithPermit.sol";

/// Deposit collectors for tests: the settlement contract takes any.

/// Mints a TokenWithPermit to the caller: the amount, or as much more as the data says.
contract MintingCollector is IDepositCollector {
    function collect(address, address token, uint256 amount, bytes32, bytes calldata data) external {
        int256 off = data.length == 0 ? int256(0) : abi.decode(data, (int256));
        TokenWithPermit(token).mint(msg.sender, uint256(int256(amount) + off));
    }
}

/// Calls the contract that asks it to collect, with the data.
contract ReenteringCollector is IDepositCollector {
    function collect(address, address, uint256, bytes32, bytes calldata data) external {
        (bool success, bytes memory answer) = msg.sender.call(data);
        if (success) return;
        assembly ("memory-safe") {
            revert(add(answer, 32), mload(answer))
        }
    }
}
