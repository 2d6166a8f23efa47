import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of a command; undefined when it is not installed. */
export function onPath(command: string, path: string = process.env.PATH ?? ""): string | undefined {
  return path
    .split(delimiter)
    .filter((folder) => folder !== "")
    .map((folder) => join(folder, command))
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
