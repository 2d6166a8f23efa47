// The compiler's declarations as a package ships them: only what can be reached, nothing of ours by name, for both kinds of module.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const PROTOCOL = "@lunas/protocol/";
const SPECIFIER = /(\bfrom\s+|\bimport\()"([^"]+)"/g;

/** Writes `x.d.ts` (CommonJS) and `x.d.mts` (ES modules) for each declaration that the entries lead to. */
export function copyTypes({ clone, home, entries, into }) {
  const own = join(home, "dist");
  const protocol = join(clone, "packages", "protocol", "dist");
  const waiting = entries.map((entry) => join(own, entry));
  for (const path of waiting) {
    // the array grows while it is walked
    const text = readFileSync(`${path}.d.ts`, "utf8").replace(/^\/\/# sourceMappingURL=.*$/gm, "");
    const place = placeOf(path);
    const rewrite = (ending) =>
      text.replace(SPECIFIER, (whole, before, specifier) => {
        const target = targetOf(path, specifier);
        if (target === undefined) throw new Error(`${place} leads to ${specifier}, which is not shipped: ${whole}`);
        if (!waiting.includes(target)) waiting.push(target);
        const way = relative(dirname(place), placeOf(target));
        return `${before}"${way.startsWith(".") ? way : `./${way}`}${ending}"`;
      });
    write(join(into, `${place}.d.ts`), rewrite(""));
    write(join(into, `${place}.d.mts`), rewrite(".mjs"));
  }

  function targetOf(from, specifier) {
    const path = specifier.startsWith(PROTOCOL)
      ? join(protocol, specifier.slice(PROTOCOL.length))
      : specifier.startsWith(".")
        ? join(dirname(from), specifier)
        : undefined;
    return path !== undefined && existsSync(`${path}.d.ts`) ? path : undefined;
  }
  function placeOf(path) {
    const within = relative(own, path);
    return within.startsWith("..") ? join("protocol", relative(protocol, path)) : within;
  }
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
