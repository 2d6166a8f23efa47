/**
 * The look of every page: dashboard, payment link, receipt, 402 page, documentation. `npm run generate` writes the style sheets
 * from it; what makes its style in code imports it. Each name is a custom property of CSS.
 */
export const light = {
  bg: "#f6f7f9",
  surface: "#ffffff",
  raised: "#ffffff",
  sunken: "#f1f3f6",
  line: "#e2e5ea",
  "line-strong": "#c5cbd5",
  text: "#171b26",
  muted: "#565f70",
  accent: "#4338ca",
  "accent-strong": "#3730a3",
  "accent-soft": "#eef0fe",
  "on-accent": "#ffffff",
  good: "#166a3f",
  "good-soft": "#e5f6ec",
  bad: "#b3261e",
  "bad-soft": "#fdeceb",
  warn: "#8a4b06",
  "warn-soft": "#fdf2dd",
  info: "#1f4fa8",
  "info-soft": "#e8f0fd",
  sandbox: "#8a4b06",
  "sandbox-soft": "#fdf0d5",
  "sandbox-line": "#e8b34f",
  production: "#14643b",
  "production-soft": "#dff4e8",
  "production-line": "#4fae7d",
  shadow: "0 1px 2px rgb(16 24 40 / 6%), 0 1px 3px rgb(16 24 40 / 5%)",
  "shadow-high": "0 12px 32px rgb(16 24 40 / 18%), 0 2px 6px rgb(16 24 40 / 10%)",
} as const;

export type Colour = keyof typeof light;

export const dark: Readonly<Record<Colour, string>> = {
  bg: "#0e1117",
  surface: "#161a23",
  raised: "#1c212c",
  sunken: "#11151d",
  line: "#272d3a",
  "line-strong": "#414a5c",
  text: "#e9ecf2",
  muted: "#a0a9ba",
  accent: "#a5a8ff",
  "accent-strong": "#c3c5ff",
  "accent-soft": "#23264a",
  "on-accent": "#11132b",
  good: "#6fd69f",
  "good-soft": "#12301f",
  bad: "#ff9a92",
  "bad-soft": "#3a1917",
  warn: "#f0be6a",
  "warn-soft": "#35270f",
  info: "#9cc0ff",
  "info-soft": "#16263f",
  sandbox: "#f5c877",
  "sandbox-soft": "#33260e",
  "sandbox-line": "#8a6420",
  production: "#7fdcab",
  "production-soft": "#0f2e1e",
  "production-line": "#2c7a52",
  shadow: "0 1px 2px rgb(0 0 0 / 40%)",
  "shadow-high": "0 16px 40px rgb(0 0 0 / 55%)",
};

/** The same in light and dark. */
export const shape = {
  radius: "10px",
  "radius-small": "7px",
  font: 'Inter, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", "Liberation Mono", "DejaVu Sans Mono", monospace',
} as const;
