import { Misuse } from "@lunas/command-line/misuse";
import { secretIn } from "../command-context";
import type { Terminal } from "../terminal";

/** The password of an encrypted wallet file: from LUNAS_WALLET_PASSWORD, else typed. Throws `Misuse`. */
export async function walletPassword(terminal: Terminal): Promise<string> {
  const given = await secretIn(terminal.env, "LUNAS_WALLET_PASSWORD");
  const password = given ?? (await terminal.askSecret?.("Password of the wallet file: ")) ?? null;
  if (password !== null) return password;
  throw new Misuse("there is no terminal to ask for the password: set LUNAS_WALLET_PASSWORD (or …_FILE)");
}
