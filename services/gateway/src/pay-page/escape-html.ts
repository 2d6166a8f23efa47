const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for an element or a quoted attribute. Bidirectional control characters go: they can turn the words around them. */
export function escapeHtml(text: string): string {
  return text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/g, "")
    .replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
