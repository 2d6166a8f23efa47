// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IERC20Permit {
    function permit(
        address owner,
        address spender,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external;
}

/// Gives Permit2 an allowance by a payer's EIP-2612 signature. A token that refuses it makes only a log: the allowance may
/// be there already.
abstract contract TokenPermit {
    event EIP2612PermitFailedWithReason(address indexed token, address indexed owner, string reason);
    event EIP2612PermitFailedWithPanic(address indexed token, address indexed owner, uint256 errorCode);
    event EIP2612PermitFailedWithData(address indexed token, address indexed owner, bytes data);

    /// The allowance that is signed is not the amount that Permit2 may move.
    error Permit2612AmountMismatch();

    struct EIP2612Permit {
        uint256 value;
        uint256 deadline;
        bytes32 r;
        bytes32 s;
        uint8 v;
    }

    function _permit(address token, address owner, address spender, EIP2612Permit memory signed) internal {
        IERC20Permit permits = IERC20Permit(token);
        try permits.permit(owner, spender, signed.value, signed.deadline, signed.v, signed.r, signed.s) {}
        catch Error(string memory reason) {
            emit EIP2612PermitFailedWithReason(token, owner, reason);
        } catch Panic(uint256 errorCode) {
            emit EIP2612PermitFailedWithPanic(token, owner, errorCode);
        } catch (bytes memory data) {
            emit EIP2612PermitFailedWithData(token, owner, data);
        }
    }
}
