/**
 * The EIP-712 data that the payer signs: Permit2's `PermitWitnessTransferFrom` with the witness of the x402
 * exact-permit2 proxy. Permit2's domain has a name, a chain id and its own address, but no version.
 */
export const permit2DomainName = "Permit2";

export const permit2PrimaryType = "PermitWitnessTransferFrom";

/** EIP-712 types in the order of their encoding; `spender` is the proxy, `nonce` and `deadline` are uint256. */
export const permit2WitnessTypes = {
  PermitWitnessTransferFrom: [
    { name: "permitted", type: "TokenPermissions" },
    { name: "spender", type: "address" },
    { name: "nonce", type: "uint256" },
    { name: "deadline", type: "uint256" },
    { name: "witness", type: "Witness" },
  ],
  TokenPermissions: [
    { name: "token", type: "address" },
    { name: "amount", type: "uint256" },
  ],
  Witness: [
    { name: "to", type: "address" },
    { name: "validAfter", type: "uint256" },
  ],
} as const;

/** keccak-256 of the encoded primary type with its referenced types. */
export const permitWitnessTypehash = "0xebc156cd23678a74c94df13d772ef5478420637f0c94bd10d509e1dc98f521c7";

/** keccak-256 of `Witness(address to,uint256 validAfter)`. */
export const witnessTypehash = "0xd97b3239a7f32295517bd14cb074edfdd188dfe5eb42f802bb26d4fd1eb12c37";

/** The proxy passes it to Permit2 as `witnessTypeString`. */
export const witnessTypeString =
  "Witness witness)TokenPermissions(address token,uint256 amount)Witness(address to,uint256 validAfter)";

/** The same for scheme `upto`, whose witness also names the one address that may settle: the facilitator. */
export const uptoWitnessTypes = {
  ...permit2WitnessTypes,
  Witness: [
    { name: "to", type: "address" },
    { name: "facilitator", type: "address" },
    { name: "validAfter", type: "uint256" },
  ],
} as const;

/** `permitWitnessTypehash` of scheme `upto`. */
export const uptoPermitTypehash = "0x51dff6974ad4388c499e7fcfe838d2bd767162553a144098ce20ea661d70c2ee";

/** keccak-256 of `Witness(address to,address facilitator,uint256 validAfter)`. */
export const uptoWitnessTypehash = "0xd4171c445a74218b01d4fd8af34ff1106580ea1e36ff837e64484bfaa2253b75";

/** `witnessTypeString` of scheme `upto`. */
export const uptoWitnessTypeString =
  "Witness witness)TokenPermissions(address token,uint256 amount)Witness(address to,address facilitator,uint256 validAfter)";
