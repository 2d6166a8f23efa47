/** Control characters, what reverses the direction of a line, line separators, and halves of surrogate pairs. */
const unprintable = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** A stranger's text as it may stand in a log or on a terminal: at most so many characters, each unprintable one as U+FFFD. */
export function printable(text: string, mostCharacters: number): string {
  // Cut first, by code units: what is a megabyte long is never looked through.
  return [...text.slice(0, mostCharacters * 2)].slice(0, mostCharacters).join("").replace(unprintable, "\uFFFD");
}
