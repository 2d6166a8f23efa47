/** An error that ends the setup, with advice for the user. Shown without a stack: it is not a bug. */
export class SetupError extends Error {
  constructor(message, advice) {
    super(message);
    this.advice = advice;
  }
}

/** Prints a SetupError for people and ends the process; throws any other error, which is a bug. */
export function explainAndExit(error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(`\n${error.message}\n${error.advice ? `\nWhat to try: ${error.advice}\n` : ""}`);
  process.exit(1);
}
