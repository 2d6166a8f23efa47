/** As in this package's manifest; a test compares. */
export const version = "0.1.0";
