import { huntMutants } from "./hunt-mutants";

const mostHistories = 1_000;

/** A table: which safeguard was taken out, and by which history that shows. Exits 1 if one is not missed. */
async function main(): Promise<void> {
  const hunted = await huntMutants(mostHistories);
  console.log(`| safeguard taken out | red at history | what it found |`);
  console.log(`| --- | --- | --- |`);
  for (const { safeguard, seed, finding } of hunted) {
    console.log(`| ${safeguard} | ${seed ?? `none of ${mostHistories}`} | ${finding} |`);
  }
  process.exitCode = hunted.every(({ seed }) => seed !== null) ? 0 : 1;
}

void main();
