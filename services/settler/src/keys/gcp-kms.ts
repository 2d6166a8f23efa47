import { createPublicKey } from "node:crypto";
import type { Kms } from "@lunas/chain/send/kms-signer";
import { WrongKey } from "@lunas/chain/send/wrong-key";

export interface GcpKmsOptions {
  /** Another address than Google's. */
  readonly endpoint?: string;
}

const scope = "https://www.googleapis.com/auth/cloudkms";
/** Statuses that waiting does not fix: the key version does not exist, or does not sign like this. */
const wrongKeyStatus = new Set([400, 404]);

/**
 * A key version of Google Cloud KMS, of algorithm EC_SIGN_SECP256K1_SHA256, by its REST interface: two calls do not
 * need its 41 MB client. Google's own library finds the credentials (service account, workload identity, metadata
 * server); it is loaded only here, so that other deployments do not load it.
 */
export async function openGcpKms(version: string, { endpoint }: GcpKmsOptions = {}): Promise<Kms> {
  const { GoogleAuth } = await import("google-auth-library");
  // Given, because the library would search for it for seconds.
  const [, projectId = ""] = version.split("/");
  const auth = new GoogleAuth({ scopes: [scope], projectId });
  const url = `${endpoint ?? "https://cloudkms.googleapis.com"}/v1/${version}`;
  const ask = async (path: string, body: object | null, signal: AbortSignal | undefined) => {
    const token = await auth.getAccessToken().catch((error: unknown) => {
      if (!(error instanceof Error) || !/default credentials/i.test(error.message)) throw error;
      throw new WrongKey(
        "Google Cloud has no credentials: set GOOGLE_APPLICATION_CREDENTIALS, or use workload identity",
      );
    });
    return await answered(
      await fetch(`${url}${path}`, {
        method: body === null ? "GET" : "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        ...(body !== null && { body: JSON.stringify(body) }),
        ...(signal !== undefined && { signal }),
      }),
    );
  };
  return {
    publicKey: async (signal) => spkiOf(textOf(await ask("/publicKey", null, signal), "pem")),
    sign: async (digest, signal) => {
      const body = { digest: { sha256: Buffer.from(digest).toString("base64") } };
      return Buffer.from(textOf(await ask(":asymmetricSign", body, signal), "signature"), "base64");
    },
  };
}

async function answered(response: Response): Promise<unknown> {
  if (response.ok) return await response.json();
  const words = `Google Cloud KMS answered HTTP ${response.status}`;
  throw wrongKeyStatus.has(response.status) ? new WrongKey(words) : new Error(words);
}

function textOf(answer: unknown, field: string): string {
  const value = typeof answer === "object" && answer !== null ? Reflect.get(answer, field) : undefined;
  if (typeof value !== "string") throw new Error(`an answer without ${field}`);
  return value;
}

function spkiOf(pem: string): Uint8Array {
  try {
    return createPublicKey(pem).export({ format: "der", type: "spki" });
  } catch (error) {
    throw new WrongKey("the KMS answered no public key that can be read", { cause: error });
  }
}
