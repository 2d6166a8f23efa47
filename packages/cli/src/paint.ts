const codes = { red: 31, green: 32, yellow: 33, dim: 2, bold: 1 } as const;

export type Paint = (colour: keyof typeof codes, text: string) => string;

/** Colours text, or leaves it alone where nobody would see them. */
export function painter(hasColours: boolean): Paint {
  return (colour, text) => (hasColours ? `\u001b[${codes[colour]}m${text}\u001b[0m` : text);
}
