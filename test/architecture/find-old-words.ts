import { judgeOldWords, oldWordsIn, oldWordsOf } from "./check-vocabulary";
import { readWholeCode } from "./modules";
import { listFiles } from "./repository";

/** Every name of the repository that has a word of the list, as a line each. */
export function findOldWords(): readonly string[] {
  const modules = [...readWholeCode().values()];
  const identifiers = modules.flatMap(({ path, parsed, text }) => oldWordsIn(path, parsed, text));
  return judgeOldWords([...identifiers, ...oldWordsOf(listFiles())]);
}
