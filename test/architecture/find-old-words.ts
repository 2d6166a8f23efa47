import { judgeOldWords, oldWordsIn, oldWordsOf } from "./check-vocabulary";
import { parseSources } from "./parse-sources";
import { listFiles, readCode } from "./repository";

/** Every name of the repository that has a word of the list, as a line each. */
export function findOldWords(): readonly string[] {
  const code = readCode();
  const parsed = Object.entries(parseSources(code));
  const identifiers = parsed.flatMap(([path, module]) => oldWordsIn(path, module, code[path] ?? ""));
  return judgeOldWords([...identifiers, ...oldWordsOf(listFiles())]);
}
