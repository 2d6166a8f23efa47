/** A setup that cannot go on, with what the reader may try. Told without a stack: the reader is not debugging us. */
export class SetupError extends Error {
  constructor(message, advice) {
    super(message);
    this.advice = advice;
  }
}

/** Prints a SetupError for people and ends the process; anything else is a bug and is thrown on. */
export function explainAndExit(error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(`\n${error.message}\n${error.advice ? `\nWhat to try: ${error.advice}\n` : ""}`);
  process.exit(1);
}
