// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The one function of an OP stack's GasPriceOracle that is asked here, for local chains that stand in for such a rollup:
/// a price per byte of a transaction, as it would be charged beside its gas.
contract L1FeeOracle {
    uint256 public constant WEI_PER_BYTE = 1_000_000_000;

    function getL1Fee(bytes calldata transaction) external pure returns (uint256) {
        return transaction.length * WEI_PER_BYTE;
    }
}
