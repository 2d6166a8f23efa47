import { readFile } from "node:fs/promises";
import { Misuse } from "@lunas/command-line/misuse";
import type { Keystore } from "ox";

/** More memory than any wallet's own settings take: 128 · n · r bytes. */
const mostScryptBytes = 1 << 30;

/** Of PBKDF2: a hundred times those of wallets. */
const mostRounds = 30_000_000;

/** The private key in an encrypted wallet file (version 3, as Ethereum wallets export it). Throws `Misuse`. */
export async function openKeystore(file: string, password: () => Promise<string>): Promise<string> {
  const keystore = parseKeystore(file, await readText(file));
  // Loaded here: no other command needs it.
  const { decrypt, toKeyAsync } = await import("ox/Keystore");
  const key = await toKeyAsync(keystore, { password: await password() });
  try {
    return decrypt(keystore, key);
  } catch {
    throw new Misuse(`the password does not open ${file}`);
  }
}

async function readText(file: string): Promise<string> {
  return readFile(file, "utf8").catch(() => {
    throw new Misuse(`--wallet names a file that cannot be read: ${file}`);
  });
}

function parseKeystore(file: string, text: string): Keystore.Keystore {
  const problem = new Misuse(`${file} is not an encrypted wallet file (a JSON keystore of version 3)`);
  try {
    const found = JSON.parse(text) as Record<string, unknown>;
    // Some wallets write "Crypto".
    const { version, crypto = found.Crypto } = found as { version?: number; crypto?: Keystore.Keystore["crypto"] };
    const keystore = { ...found, crypto } as unknown as Keystore.Keystore;
    const { c = 0, n = 0, r = 0 } = keystore.crypto.kdfparams as { c?: number; n?: number; r?: number };
    const isBounded = c <= mostRounds && 128 * n * r <= mostScryptBytes;
    if (version === 3 && isBounded && typeof keystore.crypto.ciphertext === "string") return keystore;
  } catch {
    throw problem;
  }
  throw problem;
}
