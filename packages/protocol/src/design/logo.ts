/** The mark of Lunas: a tick on a rounded square, on a field of 32 × 32. */
const logo = { tick: "M8.5 16.5 14 22l10-12", ground: "#4338ca", stroke: "#ffffff" } as const;

const shapes = `<rect width="32" height="32" rx="8" fill="${logo.ground}"/><path d="${logo.tick}" fill="none" stroke="${logo.stroke}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Beside the name, which says the same: hidden from screen readers. */
export function logoMark(size: number): string {
  return `<svg viewBox="0 0 32 32" width="${size}" height="${size}" aria-hidden="true" focusable="false">${shapes}</svg>`;
}

/** As a file, which `npm run generate` writes. */
export function logoFile(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" role="img" aria-label="Lunas"><title>Lunas</title>${shapes}</svg>\n`;
}

/** For `<link rel="icon">` of a page whose policy allows `data:` pictures. */
export function logoAddress(): string {
  return `data:image/svg+xml,${encodeURIComponent(logoFile().trim())}`;
}
