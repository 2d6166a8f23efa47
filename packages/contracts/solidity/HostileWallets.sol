// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {OpenWallet} from "./Wallets.sol";

/// Contract wallets for tests whose EIP-1271 answer is an attack on who asks.

/// Accepts every signature, and returns this many bytes with it.
contract ReturnBombWallet is OpenWallet {
    uint256 public immutable BYTES;

    constructor(uint256 length) {
        BYTES = length;
    }

    function isValidSignature(bytes32, bytes calldata) external view returns (bytes4) {
        uint256 length = BYTES;
        bytes4 magic = MAGIC;
        assembly {
            mstore(0, magic)
            return(0, length)
        }
    }
}

/// Refuses every signature, with this many bytes as the reason.
contract RevertBombWallet is OpenWallet {
    uint256 public immutable BYTES;

    constructor(uint256 length) {
        BYTES = length;
    }

    function isValidSignature(bytes32, bytes calldata) external view returns (bytes4) {
        uint256 length = BYTES;
        assembly {
            revert(0, length)
        }
    }
}

/// Accepts every signature where it believes to be asked in a simulation, or every other time.
contract MoodyWallet is OpenWallet {
    address internal constant PERMIT2 = 0x000000000022D473030F116dDEE9F6B43aC78BA3;

    uint256 public immutable MOOD;

    constructor(uint256 mood) {
        MOOD = mood;
    }

    function isValidSignature(bytes32, bytes calldata) external view returns (bytes4) {
        return accepts() ? MAGIC : bytes4(0xffffffff);
    }

    function accepts() internal view returns (bool) {
        if (MOOD == 0) return block.number % 2 == 0;
        if (MOOD == 1) return tx.gasprice == 0;
        if (MOOD == 2) return block.basefee == 0;
        if (MOOD == 3) return tx.origin.balance == 0;
        if (MOOD == 4) return msg.sender != PERMIT2;
        if (MOOD == 5) return gasleft() > 1_000_000;
        if (MOOD == 6) return gasleft() < 100_000;
        return block.timestamp % 4 < 2;
    }
}
