import type { Part } from "./parts";
import { SettingsError } from "./settings-error";

interface KeyInUse {
  readonly id: string;
  readonly secrets: number;
}

export interface CheckEncryptionKeysDeps {
  readonly keyIds: readonly string[];
  readonly inUse: () => Promise<readonly KeyInUse[]>;
  readonly onFault: (error: unknown) => void;
}

/**
 * Refuses to start without a key that still encrypts stored secrets: the gateway could not show them and the dispatcher
 * could not sign with them. If the database is away, the service starts anyway.
 */
export function checkEncryptionKeys({ keyIds, inUse, onFault }: CheckEncryptionKeysDeps): Part {
  const check = async () => {
    const used = await inUse().catch((error: unknown) => {
      onFault(error);
      return [];
    });
    const problems = used.filter(({ id }) => !keyIds.includes(id)).map(problemOf);
    if (problems.length > 0) throw new SettingsError(problems);
  };
  return { name: "encryption-keys", start: check, check };
}

function problemOf({ id, secrets }: KeyInUse): string {
  const wanted = secrets === 1 ? "one webhook secret is" : `${secrets} webhook secrets are`;
  return `ENCRYPTION_KEYS lacks the key "${id}", and ${wanted} encrypted with it: put it back at the end of the list.`;
}
