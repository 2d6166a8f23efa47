import { readFile } from "node:fs/promises";
import { Misuse } from "@lunas/command-line/misuse";
import type { RefundPreparation } from "@lunas/server";

/** What `refunds create --print` printed before. The library checks its fields. Throws `Misuse`. */
export async function readPreparation(file: string, paymentId: string): Promise<RefundPreparation> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new Misuse(`--prepared names a file that cannot be read: ${file}`);
  });
  const found = parsed(text) as Partial<RefundPreparation> | null;
  if (typeof found !== "object" || found?.typedData === undefined)
    throw new Misuse(`${file} is not what \`refunds create --print\` printed`);
  if (found.paymentId !== paymentId) throw new Misuse(`${file} is of another payment, ${found.paymentId}`);
  return found as RefundPreparation;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
