/** What a command has of the world beside the network. */
export interface Terminal {
  say(line: string): void;
  complain(line: string): void;
  /** Where it is kept up to which event a merchant has heard. */
  readonly stateFile: string;
  /** Aborts when the person at the keyboard has had enough. */
  readonly signal: AbortSignal;
}
