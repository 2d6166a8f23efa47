import { EventEmitter, getEventListeners } from "node:events";
import type { Response } from "express";
import { createClientDisconnects } from "./client-disconnects";

const responseThat = (state: { writableFinished?: boolean; destroyed?: boolean } = {}) =>
  Object.assign(new EventEmitter(), { writableFinished: false, destroyed: false, ...state }) as unknown as Response;

test("aborts when the caller disconnects, and not when the answer is sent", () => {
  const signalOf = createClientDisconnects(new AbortController().signal);
  const [left, answered] = [responseThat(), responseThat({ writableFinished: true })];
  const signals = [signalOf(left), signalOf(answered)];
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  left.emit("close");
  answered.emit("close");
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test("is aborted already for a caller that has disconnected", () => {
  expect(createClientDisconnects(new AbortController().signal)(responseThat({ destroyed: true })).aborted).toBe(true);
});

test("aborts for all waiting and all new requests when the process stops, with one listener", () => {
  const stopping = new AbortController();
  const signalOf = createClientDisconnects(stopping.signal);
  const answered = responseThat({ writableFinished: true });
  const over = signalOf(answered);
  const signals = [1, 2, 3].map(() => signalOf(responseThat()));
  answered.emit("close");
  expect(getEventListeners(stopping.signal, "abort")).toHaveLength(1);
  stopping.abort();
  expect(signals.map(({ reason }) => reason)).toEqual(["stopping", "stopping", "stopping"]);
  expect([over.aborted, signalOf(responseThat()).aborted]).toEqual([false, true]);
});
