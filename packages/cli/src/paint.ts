import { randomBytes } from "node:crypto";

const codes = { red: 31, green: 32, yellow: 33, dim: 2, bold: 1 } as const;

export type Paint = (colour: keyof typeof codes, text: string) => string;

/** Colour marks of this process only: remote text cannot contain them, and its own escape codes are removed. */
const secret = randomBytes(8).toString("hex");
const mark = (code: number) => `\ue000${secret}:${code}\ue001`;
const marks = new RegExp(`\ue000${secret}:([0-9]+)\ue001`, "g");

/** Marks text as coloured, or returns it unchanged where the output has no colours. */
export function painter(hasColours: boolean): Paint {
  return (colour, text) => (hasColours ? `${mark(codes[colour])}${text}${mark(0)}` : text);
}

/** Replaces the marks by their escape codes. */
export function withColours(text: string): string {
  return text.replace(marks, "\u001b[$1m");
}
