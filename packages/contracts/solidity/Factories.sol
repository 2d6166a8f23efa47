// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GoodWallet} from "./Wallets.sol";

/// Deploys wallets at addresses that follow from their signers, as smart wallets' factories do.
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

/// What somebody may name as a factory who has no wallet (EIP-6492).
contract HostileFactory {
    /// EIP-1271's word for yes, from the wrong contract.
    function lie() external pure returns (bytes4) {
        return 0x1626ba7e;
    }

    /// Uses up all the gas that it is given.
    function burn() external pure {
        for (;;) {}
    }

    /// As many bytes as its gas pays for, nearly.
    function shout() external pure {
        assembly {
            return(0, 800000)
        }
    }

    /// A wallet that is the attacker's, at its own address.
    function createElsewhere() external returns (address) {
        return address(new GoodWallet(msg.sender));
    }
}
