// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The one function of an OP stack's GasPriceOracle that Lunas calls, for local chains that stand for such a rollup: a
/// price per byte of a transaction, charged in addition to its gas.
contract L1FeeOracle {
    uint256 public constant WEI_PER_BYTE = 1_000_000_000;

    function getL1Fee(bytes calldata transaction) external pure returns (uint256) {
        return transaction.length * WEI_PER_BYTE;
    }
}
