import { createReadStream, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

/** A place in a service's bundle that gave objects a new shape (V8: a map, a hidden class) while a load ran. */
export interface Site {
  /** The property that the object got. */
  readonly property: string;
  /** What stands there in the bundle. */
  readonly text: string;
  readonly count: number;
}

/** Characters of the bundle shown before and after a place. */
const shown = { before: 70, after: 40 };
/** A place is known by its property, which stands this near to it. */
const nearBy = 200;

/**
 * Reads what V8 writes with `--log-maps`: `map,Transition,<time>,<from>,<to>,<pc>,<line>,<column>,<reason>,<property>`. The lines of
 * Node's own sources look the same, so a place counts only where the bundle names the property.
 */
export async function readNewShapes(logFile: string, bundle: string): Promise<readonly Site[]> {
  const lines = readFileSync(bundle, "utf8").split("\n");
  const counts = new Map<string, number>();
  for await (const entry of createInterface({ input: createReadStream(logFile, "latin1") })) {
    if (!entry.startsWith("map,Transition,")) continue;
    const [line, column, , property] = entry.split(",").slice(6);
    const place = `${line},${column},${property}`;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].flatMap(([place, count]) => {
    const [line, column, property = ""] = place.split(",");
    const text = lines[Number(line) - 1] ?? "";
    const near = text.slice(Math.max(0, Number(column) - nearBy), Number(column) + nearBy);
    if (property === "" || !near.includes(property)) return [];
    return [
      { property, count, text: text.slice(Math.max(0, Number(column) - shown.before), Number(column) + shown.after) },
    ];
  });
}
