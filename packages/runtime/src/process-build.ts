import { version } from "./version";

/** What this process was built from. */
export interface Build {
  readonly version: string;
  readonly commit: string;
  readonly node: string;
}

let commit = "unknown";

/** By the settings; they are read once, before anything else. */
export function noteCommit(given: string): void {
  commit = given;
}

export const thisBuild = (): Build => ({ version, commit, node: process.versions.node });
