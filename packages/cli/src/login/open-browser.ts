import { spawn } from "node:child_process";

/** The program that opens an address, with its arguments: the address is one argument, and no shell reads it. */
function opener(platform: NodeJS.Platform, address: string): readonly [program: string, ...rest: string[]] {
  if (platform === "darwin") return ["open", address];
  // `start` is a word of the shell, which reads & and ^ in an address.
  if (platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler", address];
  return ["xdg-open", address];
}

/** Opens an address in the browser. Resolves to whether the program could be started. Never throws. */
export function openBrowser(address: string): Promise<boolean> {
  const [program, ...rest] = opener(process.platform, address);
  return new Promise((resolve) => {
    const child = spawn(program, rest, { shell: false, stdio: "ignore", detached: true });
    child.once("error", () => resolve(false));
    child.once("spawn", () => {
      child.unref();
      resolve(true);
    });
  });
}
