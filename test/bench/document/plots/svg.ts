/** The little of SVG that the plots are made of. Colours follow the reader's light or dark page. */

export interface Plot {
  readonly title: string;
  /** How it was measured, in a few words. */
  readonly subtitle: string;
  readonly width: number;
  readonly height: number;
  readonly marks: readonly string[];
}

/** Classes `s0` to `s6` are the colours of the series: distinct for colour-blind readers, and in both modes. */
const style = `
  text { font: 12px system-ui, -apple-system, "Segoe UI", sans-serif; fill: hsl(215 14% 30%); }
  .title { font-size: 15px; font-weight: 600; fill: hsl(215 25% 17%); }
  .small { font-size: 11px; fill: hsl(215 10% 42%); }
  .strong { font-weight: 600; fill: hsl(215 25% 17%); }
  .page { fill: hsl(0 0% 100%); }
  .grid { stroke: hsl(215 14% 88%); stroke-width: 1; }
  .axis { stroke: hsl(215 10% 55%); stroke-width: 1; }
  .whisker { stroke: hsl(215 25% 17%); stroke-width: 1.5; }
  .line { fill: none; stroke-width: 2; }
  .dashed { stroke: hsl(215 10% 45%); stroke-width: 1.5; stroke-dasharray: 5 4; }
  ${["207 82% 40%", "28 90% 50%", "164 70% 36%", "325 45% 55%", "48 85% 45%", "200 70% 65%", "0 0% 55%"]
    .map((hsl, index) => `.s${index} { fill: hsl(${hsl}); } .l${index} { stroke: hsl(${hsl}); }`)
    .join(" ")}
  @media (prefers-color-scheme: dark) {
    text { fill: hsl(215 14% 76%); }
    .title, .strong { fill: hsl(210 20% 94%); }
    .small { fill: hsl(215 10% 62%); }
    .page { fill: hsl(216 28% 8%); }
    .grid { stroke: hsl(215 12% 20%); }
    .whisker { stroke: hsl(210 20% 94%); }
    .s0 { fill: hsl(207 82% 55%); } .l0 { stroke: hsl(207 82% 55%); }
  }`;

export function svgOf({ title, subtitle, width, height, marks }: Plot): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">`,
    `<style>${style}\n</style>`,
    `<rect class="page" width="${width}" height="${height}" rx="8"/>`,
    text({ x: 20, y: 28, words: title, as: "title" }),
    text({ x: 20, y: 46, words: subtitle, as: "small" }),
    ...marks,
    "</svg>",
    "",
  ].join("\n");
}

export interface Words {
  readonly x: number;
  readonly y: number;
  readonly words: string;
  readonly as?: string;
  readonly anchor?: "start" | "middle" | "end";
}

export function text({ x, y, words, as = "", anchor = "start" }: Words): string {
  return `<text x="${round(x)}" y="${round(y)}" class="${as}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

export function box(place: Readonly<Record<"x" | "y" | "width" | "height", number>>, as: string): string {
  const { x, y, width, height } = place;
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" class="${as}"/>`;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function line(from: Point, to: Point, as: string): string {
  return `<line x1="${round(from.x)}" y1="${round(from.y)}" x2="${round(to.x)}" y2="${round(to.y)}" class="${as}"/>`;
}

export function path(points: readonly Point[], as: string): string {
  const steps = points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`);
  return `<path d="${steps.join("")}" class="line ${as}"/>`;
}

/** A row of coloured squares with their names. */
export function legend(names: readonly string[], at: Point): readonly string[] {
  let { x } = at;
  return names.flatMap((name, index) => {
    const marks = [
      box({ x, y: at.y - 10, width: 11, height: 11 }, `s${index}`),
      text({ x: x + 16, y: at.y, words: name }),
    ];
    x += 34 + name.length * 6.8;
    return marks;
  });
}

/** A round number that is at least so large, and steps up to it. */
export function ticksUpTo(most: number): readonly number[] {
  const rough = most / 4;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = unit * ([1, 2, 2.5, 5, 10].find((factor) => factor * unit >= rough) ?? 10);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_none, index) => index * step);
}

const round = (value: number) => Math.round(value * 10) / 10;
const escaped = (words: string) => words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
