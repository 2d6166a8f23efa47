import { settled } from "./settled";

/** Whether a promise has ended by now. */
export async function hasEnded(promise: Promise<void>): Promise<boolean> {
  let ended = false;
  void promise.then(() => {
    ended = true;
  });
  await settled();
  return ended;
}
