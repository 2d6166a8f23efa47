export { type FileFormat, type LockedFile, lockedFile } from "./state/locked-file";
export { openPaymentsFile } from "./state/open-payments-file";
export { type SpendingFile, spendingFile } from "./state/spending-file";
