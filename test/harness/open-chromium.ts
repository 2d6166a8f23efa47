import { findChromium } from "@lunas/stack/chromium/find-chromium";
import { type Browser, chromium } from "playwright-core";

const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];

/** A headless Chromium with nothing of anybody's in it. */
export async function openChromium(): Promise<Browser> {
  const { path, env } = await findChromium(process.stdout.write.bind(process.stdout));
  return chromium.launch({
    executablePath: path,
    env: { ...(process.env as Record<string, string>), ...env },
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", ...quiet],
  });
}
