// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A test token that lies: each read shows a rich payer, each transfer returns true, and nothing moves or logs a
/// Transfer. It has no storage, so its code works at any address.
contract TokenThatLies {
    uint8 public constant decimals = 2;
    bool public constant paused = false;

    function getBlackListStatus(address) external pure returns (bool) {
        return false;
    }

    function balanceOf(address) external pure returns (uint256) {
        return type(uint256).max;
    }

    function allowance(address, address) external pure returns (uint256) {
        return type(uint256).max;
    }

    function approve(address, uint256) external pure returns (bool) {
        return true;
    }

    function transfer(address, uint256) external pure returns (bool) {
        return true;
    }

    function transferFrom(address, address, uint256) external pure returns (bool) {
        return true;
    }
}
