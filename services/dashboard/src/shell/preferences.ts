/** What a merchant chose for this browser. Nothing secret is ever stored. */
export type Theme = "system" | "light" | "dark";
export type Language = "en" | "id";

const themeName = "lunas.theme";
const languageName = "lunas.language";

export function storedTheme(): Theme {
  const theme = read(themeName);
  return theme === "light" || theme === "dark" ? theme : "system";
}

export function chooseTheme(theme: Theme): void {
  write(themeName, theme);
  applyTheme(theme);
}

/** The style sheet follows the system where the page does not say otherwise. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function storedLanguage(): Language {
  return languageOf(read(languageName), navigator.languages);
}

export function storeLanguage(language: Language): void {
  write(languageName, language);
}

/** What was chosen, else the first of the browser's languages that there is, else English. */
function languageOf(chosen: string | null, preferred: readonly string[]): Language {
  const wanted = [chosen ?? "", ...preferred].map((tag) => tag.slice(0, 2).toLowerCase());
  const found = wanted.find((tag) => tag === "en" || tag === "id");
  return found === "id" ? "id" : "en";
}

/** A browser may forbid storage; then the choice lasts as long as the page. */
function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The choice still counts for this page.
  }
}
