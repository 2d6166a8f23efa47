// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GoodWallet} from "./Wallets.sol";

/// Deploys wallets at addresses that depend on their signers, like smart wallets' factories.
contract GoodWalletFactory {
    function create(address signer) external returns (address wallet) {
        wallet = addressOf(signer);
        if (wallet.code.length == 0) wallet = address(new GoodWallet{salt: 0}(signer));
    }

    function addressOf(address signer) public view returns (address) {
        bytes32 code = keccak256(abi.encodePacked(type(GoodWallet).creationCode, abi.encode(signer)));
        return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), bytes32(0), code)))));
    }
}

/// A factory that an attacker without a wallet may name (EIP-6492).
contract HostileFactory {
    /// EIP-1271's value for "valid", from the wrong contract.
    function lie() external pure returns (bytes4) {
        return 0x1626ba7e;
    }

    /// Uses up all gas of the call.
    function burn() external pure {
        for (;;) {}
    }

    /// Returns nearly as many bytes as its gas can pay for.
    function shout() external pure {
        assembly {
            return(0, 800000)
        }
    }

    /// Deploys the attacker's wallet, at its own address.
    function createElsewhere() external returns (address) {
        return address(new GoodWallet(msg.sender));
    }
}
