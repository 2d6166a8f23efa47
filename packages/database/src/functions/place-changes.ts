import { withoutBlocks } from "./blocks";
import { type FunctionChange, writeChanges } from "./write-changes";

const place = /^-- functions\n/m;

/** A migration's script with these changes in the place of those that it had: below its line `-- functions`, or at its end. */
export function placeChanges(script: string, changes: readonly FunctionChange[]): string {
  const own = withoutBlocks(script);
  const written = writeChanges(changes);
  if (place.test(own)) return own.replace(place, (line) => `${line}${written}`);
  return own === "" ? written : `${own}\n-- functions\n${written}`;
}
