import { type Colour, dark, light, shape } from "./palette";

/** The custom properties of a page that follows the device's light or dark. */
export function pageStyle(): string {
  return `:root { color-scheme: light dark; ${properties(shape)} ${properties(light)} }
@media (prefers-color-scheme: dark) { :root { ${properties(dark)} } }
`;
}

const ofPaywall = ["surface", "text", "accent", "on-accent", "good", "bad"] as const;
const ofTestWallet = ["sandbox", "sandbox-soft", "sandbox-line"] as const;

/** The committed colours of the paywall: a shop's page loads no others. */
export function paywallColours(): string {
  return `// Written by \`npm run generate\` from packages/protocol/src/design/palette.ts.
export const colours = \`
${adapting(ofPaywall)}\`;

export const sandboxColours = \`
${adapting(ofTestWallet)}\`;

export const shape = {
  font: \`${shape.font}\`,
  radius: "${shape.radius}",
};
`;
}

/** For a part of a page whose own `color-scheme` counts. Browsers without `light-dark` get the light ones. */
function adapting(names: readonly Colour[]): string {
  const named = names.map((name) => `--${name}: ${light[name]};`).join(" ");
  const both = names.map((name) => `--${name}: light-dark(${light[name]}, ${dark[name]});`).join(" ");
  return `:host { ${named} }\n@supports (color: light-dark(black, white)) { :host { ${both} } }`;
}

/**
 * The committed style sheet of the dashboard, the payment link and the documentation. `data-theme` on the document is the
 * merchant's own choice.
 */
export function designStyleSheet(): string {
  return `/* Written by \`npm run generate\` from packages/protocol/src/design/palette.ts. */
:root {
  color-scheme: light;
${lines(light, "  ")}
${lines(shape, "  ")}
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
    color-scheme: dark;
${lines(dark, "    ")}
  }
}

:root[data-theme="dark"] {
  color-scheme: dark;
${lines(dark, "  ")}
}

@media (prefers-contrast: more) {
  :root {
    --line: var(--line-strong);
    --muted: var(--text);
  }
}
`;
}

function properties(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(" ");
}

function lines(values: Readonly<Record<string, string>>, indent: string): string {
  return Object.entries(values)
    .map(([name, value]) => {
      const line = `${indent}--${name}: ${value};`;
      // As the formatter writes a list that is longer than a line.
      return line.length <= 120 ? line : `${indent}--${name}:\n${indent}  ${value};`;
    })
    .join("\n");
}
