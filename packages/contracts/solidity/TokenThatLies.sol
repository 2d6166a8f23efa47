// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A token for tests that promises everything and moves nothing: each read shows a rich payer, each
/// transfer returns true, and no Transfer is ever logged. It has no storage, so its code works anywhere.
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
