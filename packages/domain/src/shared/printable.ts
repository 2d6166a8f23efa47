/** Control characters, direction overrides, line separators, and halves of surrogate pairs. */
const unprintable = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/**
 * Text from outside, made fit for a log or a terminal: at most `mostCharacters` characters, each unprintable one as
 * U+FFFD.
 */
export function printable(text: string, mostCharacters: number): string {
  // Cut by code units first, so that a megabyte of text is never scanned.
  return [...text.slice(0, mostCharacters * 2)].slice(0, mostCharacters).join("").replace(unprintable, "\uFFFD");
}
