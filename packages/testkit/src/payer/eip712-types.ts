export type Eip712Types<Name extends string = string> = Record<
  Name,
  { readonly name: string; readonly type: string }[]
>;

/**
 * EIP-712 types from their `encodeType` text (`Mail(Person to,string text)Person(address wallet)`), which a contract's source has, too: so a
 * test can say in one line what is signed, without the code that it tests.
 */
export function eip712Types<Name extends string>(encoded: string): Eip712Types<Name> {
  const structs = [...encoded.matchAll(/(\w+)\(([^)]*)\)/g)];
  if (structs.map(([text]) => text).join("") !== encoded) throw new Error(`no EIP-712 types: ${encoded}`);
  const types = Object.fromEntries(
    structs.map(([, name = "", members = ""]) => [
      name,
      members.split(",").map((member) => {
        const [type = "", field = ""] = member.split(" ");
        return { name: field, type };
      }),
    ]),
  );
  return types as Eip712Types<Name>;
}

/** What a payer signs for scheme `exact`: Permit2's transfer with the witness of the x402 proxy. */
export const exactPermitTypes = eip712Types<"PermitWitnessTransferFrom" | "TokenPermissions" | "Witness">(
  "PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,Witness witness)TokenPermissions(address token,uint256 amount)Witness(address to,uint256 validAfter)",
);
