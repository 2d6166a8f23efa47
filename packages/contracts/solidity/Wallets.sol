// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Contract wallets for tests, one for each kind of EIP-1271 answer. None has storage, so their code also works as the
/// target of an EIP-7702 delegation. Anyone may make them call.
abstract contract OpenWallet {
    bytes4 internal constant MAGIC = 0x1626ba7e; // EIP-1271: a wallet's answer to a valid signature

    function execute(address target, bytes calldata data) external returns (bytes memory answer) {
        bool success;
        (success, answer) = target.call(data);
        if (!success) _bubble(answer);
    }

    function _bubble(bytes memory reason) internal pure {
        assembly ("memory-safe") {
            revert(add(reason, 32), mload(reason))
        }
    }
}

/// Accepts its signer's 65-byte signatures and refuses all others.
contract GoodWallet is OpenWallet {
    address public immutable SIGNER;

    constructor(address signer) {
        SIGNER = signer;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (signature.length != 65) return 0xffffffff;
        address recovered = ecrecover(hash, uint8(signature[64]), bytes32(signature[:32]), bytes32(signature[32:64]));
        return recovered != address(0) && recovered == SIGNER ? MAGIC : bytes4(0xffffffff);
    }
}

contract RefusingWallet is OpenWallet {
    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        return 0xffffffff;
    }
}

/// Uses up all gas of the call.
contract GasBurningWallet is OpenWallet {
    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        assembly {
            invalid()
        }
    }
}

/// Returns a word that starts with the right four bytes and continues with other bytes. It is no valid `bytes4`:
/// Permit2 refuses it, and a reader of the first four bytes alone would accept it.
contract RubbishAnsweringWallet is OpenWallet {
    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        bytes4 magic = MAGIC;
        assembly {
            mstore(0, or(magic, 0xff))
            return(0, 32)
        }
    }
}

/// Calls the contract that asks it for a signature: `TARGET` with `data` as the signature bytes.
contract ReenteringWallet is OpenWallet {
    address public immutable TARGET;

    constructor(address target) {
        TARGET = target;
    }

    function isValidSignature(bytes32, bytes calldata data) external view returns (bytes4) {
        (bool success, bytes memory answer) = TARGET.staticcall(data);
        if (!success) _bubble(answer);
        return MAGIC;
    }
}
