// Tests of images: on the existing Docker engine or on one of their own.
import {
  buildImages,
  hasBaseImages,
  leaveOutGrafana,
  moreImages,
  withEngine,
  withoutNewImages,
} from "./docker-engine.mjs";
import { setUp } from "./setup.mjs";
import { explainAndExit } from "./setup-error.mjs";

const log = console.log;

/** Builds the images and does work with them, whose exit code becomes this process's. Without an engine or base images it is skipped. */
export async function testOnImages(work) {
  try {
    await setUp({ log });
    const code = await withEngine((isOurs) => withoutNewImages(isOurs, () => onEngine(work)));
    if (code === null) log("skipped: there is no Docker engine here, and none could be started");
    process.exitCode = code ?? 0;
  } catch (error) {
    explainAndExit(error);
  }
}

async function onEngine(work) {
  if (!(await hasBaseImages(...moreImages()))) {
    log("skipped: the base images can neither be pulled nor made here");
    return 0;
  }
  leaveOutGrafana();
  await buildImages();
  return await work();
}
