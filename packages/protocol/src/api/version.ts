/** The API's version, a date. Every answer sends it in `Lunas-Version`. */
export const apiVersion = "2026-11-20";
