import { Misuse } from "@lunas/command-line/misuse";
import type { RefundTypedData, WalletSigner } from "@lunas/server";
import type { CommandContext } from "../command-context";
import { openKeystore } from "../login/open-keystore";
import { walletPassword } from "../login/wallet-password";

/** The key of the merchant's wallet: from an encrypted wallet file, else the profile's. Throws `Misuse`. */
export async function merchantKeyOf(context: CommandContext, keystore: string | undefined): Promise<string> {
  const { terminal } = context;
  const key =
    keystore === undefined
      ? await context.secret("LUNAS_MERCHANT_KEY")
      : await openKeystore(keystore, () => walletPassword(terminal));
  if (key === null)
    throw new Misuse("there is no wallet to sign with: give --wallet <keystore>, or --print and --signature");
  return key;
}

/** A key as a signer. Throws `Misuse`. */
export async function signerOf(privateKey: string): Promise<WalletSigner> {
  // Loaded here: no other command needs them.
  const [{ fromPublicKey }, { getPublicKey, sign }, { toHex }, { getSignPayload }] = await Promise.all([
    import("ox/Address"),
    import("ox/Secp256k1"),
    import("ox/Signature"),
    import("ox/TypedData"),
  ]);
  const key = privateKey as `0x${string}`;
  const readKey = () => {
    try {
      return getPublicKey({ privateKey: key });
    } catch {
      throw new Misuse("the merchant's key is not a private key: 0x and 64 hex digits");
    }
  };
  const address = fromPublicKey(readKey());
  return {
    getAddress: async () => address,
    signTypedData: async (domain, types, message) =>
      toHex(sign({ privateKey: key, payload: payloadOf({ domain, types, message }) })),
  };

  function payloadOf({ domain, types, message }: Omit<RefundTypedData, "primaryType">) {
    return getSignPayload({ domain, types, primaryType: "PermitWitnessTransferFrom", message });
  }
}
