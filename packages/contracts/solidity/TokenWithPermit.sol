// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A test token with the function of EIP-2612, unlike IDRX. It believes each permit whose `v` is 27, and fails in three ways:
/// a deadline of 0 panics, a passed one has a reason, another `v` a custom error. Anyone may mint.
contract TokenWithPermit is ERC20 {
    error NotSigned(uint8 v);

    constructor() ERC20("Permitted", "PMT") {}

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function permit(
        address owner,
        address spender,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32,
        bytes32
    ) external {
        assert(deadline != 0);
        require(block.timestamp <= deadline, "the permit expired");
        if (v != 27) revert NotSigned(v);
        _approve(owner, spender, value);
    }
}
