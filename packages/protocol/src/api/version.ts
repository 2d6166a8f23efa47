/** The API's version, a date, told in `Lunas-Version` by every answer. */
export const apiVersion = "2026-11-20";
