/** The headers of a public answer that its reader keeps for a minute. */
export const keptForAMinute = { ETag: "For conditional requests.", "Cache-Control": "`max-age=60`" } as const;
