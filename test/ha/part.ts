import type { ServiceName } from "@lunas/stack/services";
import type { Stack } from "@lunas/stack/stack";
import type { Company } from "../chaos/company";
import type { Installation } from "./installation";

/** How many pay at the same time. */
export const customers = 12;

/** One thing that happens while customers pay. */
export interface Step {
  readonly title: string;
  readonly act: (installation: Installation, company: Company) => Promise<void>;
  /** How long payments go on after it. */
  readonly lastsMs: number;
}

/** The servers of a part, running. */
export interface Arrangement {
  /** The settings of a service that differ from the stack's. */
  env(service: ServiceName): Readonly<Record<string, string>>;
  /** The database as its owner, where the rows are read at the end. Default: the stack's. */
  readonly databaseUrl?: string;
  readonly steps: readonly Step[];
  /** What the verdict may say, where the servers have lost what was told. */
  readonly mayBeWrong?: RegExp;
  /** At rest: what the part itself must show. `wrong` fails the part; `note` goes into the table. */
  examine?(installation: Installation): Promise<{ readonly note: string; readonly wrong: readonly string[] }>;
  /** Ends what is no process of the stack. */
  close?(): Promise<void>;
}

/** One arrangement of servers that must lose, double or hold no payment. */
export interface Part {
  readonly name: string;
  readonly title: string;
  arrange(stack: Stack): Promise<Arrangement>;
}
