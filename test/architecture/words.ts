export interface ForbiddenWord {
  readonly what: string;
  readonly pattern: RegExp;
  /** Files in which the pattern means something else. */
  readonly except?: RegExp;
}

/** What no file may say: the repository is the same on every machine, and speaks of itself alone. */
export const FORBIDDEN_WORDS: readonly ForbiddenWord[] = [
  { what: "a machine's path", pattern: /(?<![\w.:/$}*-])\/(?:home|Users|root|work|workspace|tmp|mnt)\/[\w.-]+/ },
  { what: "a machine's path", pattern: /\b[A-Z]:\\(?:Users|Windows|Temp)\\/ },
  {
    what: "a registry's host",
    pattern:
      /\b(?:registry\.[a-z0-9-]+\.[a-z]{2,}|registry-\d\.docker\.io|(?:ghcr|quay|gcr)\.io|docker\.io(?=\/)|npm\.pkg\.github\.com|pypi\.org|proxy\.golang\.org)\b/,
  },
  { what: "a registry's host", pattern: /\b(?:artifactory|verdaccio|nexus)\.[a-z0-9.-]+/i },
  { what: "an issue's number", pattern: /(?:^|[\s([])#\d{1,5}(?![\w-])/, except: /\.(?:css|svg|html|tsx)$/ },
  { what: "an issue's number", pattern: /\b(?:issues?|pulls?|pull request|PR|ticket|GH)[\s/-]*#?\d{1,6}\b(?!\.)/ },
];

/** Where the patterns themselves, and the plants that prove them, are written. */
export const WORDS_EXEMPT: readonly string[] = ["test/architecture/words.ts", "test/architecture/words.test.ts"];
