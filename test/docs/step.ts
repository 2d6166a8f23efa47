/** What a reader of a page does, one step at a time. */
export type Step = CommandStep | FileStep | HelpStep | SkippedStep;

interface Place {
  readonly page: string;
  /** The line of the page on which the step begins. */
  readonly line: number;
}

/** When a program that keeps running is ready for the next step. */
export type Readiness = { readonly prints: string } | { readonly port: number };

export interface CommandStep extends Place {
  readonly kind: "command";
  readonly command: string;
  readonly folder: "clone" | "shop";
  /** Absent for a command that ends. */
  readonly readyWhen?: Readiness;
  /** A text that the output must contain. */
  readonly prints?: string;
  /** A file of the folder that has content afterwards. */
  readonly writes?: string;
  /** Placeholders that the reader replaces, each with the command whose output contains the value. */
  readonly values: readonly { readonly placeholder: string; readonly command: string }[];
}

export interface FileStep extends Place {
  readonly kind: "file";
  readonly name: string;
  readonly text: string;
}

/** A command's help as the page shows it. */
export interface HelpStep extends Place {
  readonly kind: "help";
  readonly command: string;
  readonly text: string;
}

export interface SkippedStep extends Place {
  readonly kind: "skipped";
  readonly title: string;
  readonly reason: string;
}
