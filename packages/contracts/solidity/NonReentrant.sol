// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Refuses a call into a guarded function while another one runs.
abstract contract NonReentrant {
    error ReentrancyGuardReentrantCall();

    // Transient, so that the code works without its constructor having run at its address.
    bool private transient entered;

    modifier nonReentrant() {
        if (entered) revert ReentrancyGuardReentrantCall();
        entered = true;
        _;
        entered = false;
    }
}
