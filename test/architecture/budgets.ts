/** The sizes that code may have, and the names that it may not. */

export const MAX_FILE_LINES = 300;
export const MAX_MEDIAN_FILE_LINES = 60;
export const MAX_P90_FILE_LINES = 160;
export const MAX_FUNCTION_LINES = 70;
export const MAX_MEDIAN_FUNCTION_LINES = 12;
export const MAX_P90_FUNCTION_LINES = 40;
export const MAX_PARAMETERS = 3;

/** Tables: long because there is much to say, not because much happens. Files, or folders with a slash at the end. */
export const DATA_TABLES: readonly string[] = [
  "packages/catalog/src/chains/",
  "packages/catalog/src/tokens/",
  "packages/chain/src/abi/",
  "packages/contracts/src/artifacts/",
  "packages/protocol/src/api/errors.ts",
  "services/dashboard/src/api/schemas.ts",
];

/** The few files that are a noun's door: an ordered list of what the folder holds, or a package's only entry. Everything else is named by its own path. */
export const DOORS: readonly string[] = [
  "packages/domain/src/payment/checks/index.ts",
  "packages/client-sdk/src/index.ts",
  "packages/server-sdk/src/index.ts",
];

/** Names that say nothing of what is inside. */
export const EMPTY_NAMES = /(?:^|[/.-])(?:utils?|helpers?|commons?|managers?|misc)(?=[/.-]|$)/i;

/** Words that leave work behind; spelled in halves, so that this line is not one of them. */
export const LEFT_BEHIND = new RegExp(`\\b(?:${["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"].join("|")})\\b`);

/** Comments that silence the compiler. */
export const SILENCERS = /@ts-(?:ignore|nocheck|expect-error)/;
