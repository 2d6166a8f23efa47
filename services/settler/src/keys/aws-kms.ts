import type { Kms } from "@lunas/chain/send/kms-signer";
import { WrongKey } from "@lunas/chain/send/wrong-key";

export interface AwsKmsOptions {
  /** Another address than the region's; AWS' own settings (AWS_ENDPOINT_URL_KMS) work as well. */
  readonly endpoint?: string;
}

/** Errors that waiting does not fix: the key does not exist, or cannot sign. */
const wrongKeyErrors = new Set([
  "NotFoundException",
  "InvalidArnException",
  "InvalidKeyUsageException",
  "UnsupportedOperationException",
  "ValidationException",
]);

/**
 * A key of AWS KMS, of spec ECC_SECG_P256K1. AWS' SDK finds region and credentials (the key's ARN names its region).
 * The SDK is loaded only here, so that other deployments do not load it.
 */
export async function openAwsKms(keyId: string, { endpoint }: AwsKmsOptions = {}): Promise<Kms> {
  const { GetPublicKeyCommand, KMSClient, SignCommand } = await import("@aws-sdk/client-kms");
  const [, region] = /^arn:[^:]+:kms:([^:]+):/.exec(keyId) ?? [];
  const client = new KMSClient({
    maxAttempts: 2,
    ...(region !== undefined && { region }),
    ...(endpoint !== undefined && { endpoint }),
  });
  return {
    publicKey: (signal) =>
      callKms(async () => {
        const { PublicKey } = await client.send(new GetPublicKeyCommand({ KeyId: keyId }), { abortSignal: signal });
        return bytesOf(PublicKey, "public key");
      }),
    sign: (digest, signal) =>
      callKms(async () => {
        const SigningAlgorithm = "ECDSA_SHA_256";
        const command = new SignCommand({ KeyId: keyId, Message: digest, MessageType: "DIGEST", SigningAlgorithm });
        const { Signature } = await client.send(command, signal === undefined ? {} : { abortSignal: signal });
        return bytesOf(Signature, "signature");
      }),
  };
}

async function callKms<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Error) || error instanceof WrongKey) throw error;
    if (/region is missing/i.test(error.message))
      throw new WrongKey("AWS has no region: set AWS_REGION, or name the key by its ARN");
    if (error.name === "CredentialsProviderError") {
      throw new WrongKey(
        "AWS has no credentials: give the process a role, or set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY",
      );
    }
    const words = `AWS KMS answered ${error.name}: ${error.message}`;
    throw wrongKeyErrors.has(error.name) ? new WrongKey(words) : new Error(words, { cause: error });
  }
}

function bytesOf(bytes: Uint8Array | undefined, what: string): Uint8Array {
  if (bytes === undefined) throw new Error(`an answer without a ${what}`);
  return bytes;
}
