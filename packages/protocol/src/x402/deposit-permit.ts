import { permit2WitnessTypes } from "./permit2";

/** The types of Permit2's message for a deposit of scheme `batch-settlement`: its witness is the channel, and thereby all that the channel names. */
export const depositWitnessTypes = {
  PermitWitnessTransferFrom: [
    ...permit2WitnessTypes.PermitWitnessTransferFrom.slice(0, 4),
    { name: "witness", type: "DepositWitness" },
  ],
  TokenPermissions: permit2WitnessTypes.TokenPermissions,
  DepositWitness: [{ name: "channelId", type: "bytes32" }],
} as const;

/** `permitWitnessTypehash` of a deposit. */
export const depositPermitTypehash = "0x436a25c01a21a6ed025816c4c9ea3d6132aa879dd7ef16f6188dd3b0aebccc52";

/** keccak-256 of `DepositWitness(bytes32 channelId)`. */
export const depositWitnessTypehash = "0xba0000097e86dabe64178afe31109221193339a6861598f2133fcbdc92c84479";
