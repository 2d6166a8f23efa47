import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PaymentRequirements } from "./x402-formats";

/** What a finished demo leaves behind, so that the next commands can be real ones. Sandbox money only. */
export interface DemoFile {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly merchantWallet: string;
  /** As it goes into `Cookie`. */
  readonly sessionCookie: string;
  readonly payerAddress: string;
  readonly payerPrivateKey: string;
  readonly paymentId: string;
  readonly txHash: string;
  /** What the merchant demanded: can be signed and paid again. */
  readonly requirements: PaymentRequirements;
}

/** Where it lies: `LUNAS_DEMO_FILE`, else `.lunas/demo.json` of the clone. */
export function demoFilePath(): string {
  return process.env.LUNAS_DEMO_FILE ?? join(__dirname, "..", "..", "..", ".lunas", "demo.json");
}

/** Readable by its owner only: it holds keys. */
export function writeDemoFile(path: string, demo: DemoFile): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  // The mode above counts for new files only.
  chmodSync(path, 0o600);
}

export function readDemoFile(path: string): DemoFile {
  return JSON.parse(readFileSync(path, "utf8")) as DemoFile;
}
