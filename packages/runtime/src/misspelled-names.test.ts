import { takeBootWarnings } from "./boot-warnings";
import { readSettings } from "./env";
import { durationMs, text } from "./kinds";
import { misspelledNames } from "./misspelled-names";
import { sharedSettings } from "./shared-settings";

test.each([
  ["DATABASE_URl".toUpperCase().replace("URL", "ULR"), "DATABASE_URL"],
  ["ENCRYPTION_KEY", "ENCRYPTION_KEYS"],
  ["REDIS_URL_FILES", "REDIS_URL_FILE"],
  ["BASE_RPC_URL", "BASE_RPC_URLS"],
  ["NODE_EXTRA_CA_CERT", "NODE_EXTRA_CA_CERTS"],
  ["AWS_REGIONS", "AWS_REGION"],
])("%s is told: %s", (given, meant) => {
  expect(misspelledNames({ [given]: "x" })).toEqual([`${given} is read by no service: is ${meant} meant?`]);
});

test("known names, files, other programs' names and empty values are not told", () => {
  const given = {
    PATH: "1",
    HOSTNAME: "a",
    REDIS_PORT: "1",
    REDIS_URL_FILE: "f",
    NODE_EXTRA_CA_CERTS: "c",
    AWS_REGION: "r",
  };
  expect(misspelledNames({ ...given, DATABASE_ULR: "" })).toEqual([]);
});

const schema = {
  mode: sharedSettings.mode,
  wait: { name: "SETTLE_WAIT_MS", kind: durationMs, default: "25000", doc: "A wait." },
  other: { name: "OTHER", kind: text, optional: true, doc: "Other." },
} as const;
const doubtful = { ENCRYPTION_KEY: "x", SETTLE_WAIT_MS: "25" };

test("production refuses a misspelled name and seconds for milliseconds", () => {
  expect(() => readSettings(schema, { ...doubtful, NODE_ENV: "production" })).toThrow(
    /SETTLE_WAIT_MS=25 is in milliseconds[\s\S]*ENCRYPTION_KEY is read by no service/,
  );
});

test("elsewhere both are warnings", () => {
  takeBootWarnings();
  readSettings(schema, { ...doubtful, NODE_ENV: "development" });
  expect(takeBootWarnings()).toHaveLength(2);
});
