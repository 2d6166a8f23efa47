// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Pausable} from "@openzeppelin/contracts/security/Pausable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// Play money that refuses where the published source of the production IDRX does, with the same reasons:
/// - while it is paused, every transfer, mint and burn: "Pausable: paused";
/// - its block list is asked about `msg.sender` only: "Blacklist: account is blacklisted". Under a
///   Permit2 transfer `msg.sender` is Permit2, so a listed payer's or payee's payment goes through,
///   while a listed account cannot call `transfer`, `approve`, `mint` or `burn` itself;
/// - balances and allowances by OpenZeppelin 4.9, whose reasons are texts.
/// Neither EIP-2612 nor EIP-3009: Permit2 is the only way to pay by signature.
///
/// Instead of a role registry there is one owner, who pauses, blocks and appoints minters.
contract SandboxIdrx is ERC20, Ownable, Pausable {
    error NotMinter(address account);

    event MinterSet(address indexed account, bool allowed);
    event AddedBlackList(address user);
    event RemovedBlackList(address user);

    mapping(address => bool) public isMinter;
    mapping(address => bool) public isBlackListed;

    /// The creation code is the same on every chain, so that CREATE2 gives one address everywhere; an
    /// owner in it would change the address. `tx.origin` is who signed the deployment: owned from its
    /// first instruction on, there is no unowned moment for anyone to claim it in. Who deploys first owns
    /// it, so whoever relies on a deployment compares `owner()`.
    constructor() ERC20("", "") {
        _transferOwnership(tx.origin);
        _setMinter(tx.origin, true);
    }

    // Constants rather than storage: the runtime code is the whole token wherever it is put.
    function name() public pure override returns (string memory) {
        return "IDRX";
    }

    function symbol() public pure override returns (string memory) {
        return "IDRX";
    }

    function decimals() public pure override returns (uint8) {
        return 2;
    }

    function mint(address to, uint256 amount) external {
        if (!isMinter[msg.sender]) revert NotMinter(msg.sender);
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }

    function approve(address spender, uint256 amount) public override returns (bool) {
        _refuseListedSender();
        return super.approve(spender, amount);
    }

    function getBlackListStatus(address account) external view returns (bool) {
        return isBlackListed[account];
    }

    function addBlackList(address account) external onlyOwner {
        isBlackListed[account] = true;
        emit AddedBlackList(account);
    }

    function removeBlackList(address account) external onlyOwner {
        isBlackListed[account] = false;
        emit RemovedBlackList(account);
    }

    function setMinter(address account, bool allowed) external onlyOwner {
        _setMinter(account, allowed);
    }

    function pause() external onlyOwner {
        _pause();
    }

    function unpause() external onlyOwner {
        _unpause();
    }

    function _setMinter(address account, bool allowed) private {
        isMinter[account] = allowed;
        emit MinterSet(account, allowed);
    }

    function _beforeTokenTransfer(address from, address to, uint256 amount) internal override whenNotPaused {
        _refuseListedSender();
        super._beforeTokenTransfer(from, to, amount);
    }

    function _refuseListedSender() private view {
        require(!isBlackListed[msg.sender], "Blacklist: account is blacklisted");
    }
}
