// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Pausable} from "@openzeppelin/contracts/security/Pausable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// Test money that refuses transfers under the same conditions as the published source of the production IDRX:
/// - while it is paused, it refuses every transfer, mint and burn: "Pausable: paused";
/// - its block list checks `msg.sender` only: "Blacklist: account is blacklisted". In a Permit2 transfer
///   `msg.sender` is Permit2, so a payment of a listed payer or to a listed payee passes, while a listed
///   account cannot call `transfer`, `approve`, `mint` or `burn` itself;
/// - balances and allowances are OpenZeppelin 4.9's, whose revert reasons are texts.
/// It has neither EIP-2612 nor EIP-3009: Permit2 is the only way to pay by signature.
///
/// Instead of a role registry it has one owner, which pauses, blocks and appoints minters.
contract SandboxIdrx is ERC20, Ownable, Pausable {
    error NotMinter(address account);

    event MinterSet(address indexed account, bool allowed);
    event AddedBlackList(address user);
    event RemovedBlackList(address user);

    mapping(address => bool) public isMinter;
    mapping(address => bool) public isBlackListed;

    /// The creation code is the same on every chain, so that CREATE2 gives one address everywhere; an
    /// owner in it would change the address. `tx.origin` is the signer of the deployment: the token has an
    /// owner from its first instruction on, and no other account can claim it. The first deployer owns it,
    /// so a user of a deployment must compare `owner()`.
    constructor() ERC20("", "") {
        _transferOwnership(tx.origin);
        _setMinter(tx.origin, true);
    }

    // Constants rather than storage: the runtime code alone is the whole token at any address.
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
