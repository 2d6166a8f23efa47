import { LightSignal } from "./signal";

const signals = {
  AbortSignal: () => {
    const controller = new AbortController();
    return { signal: controller.signal, abort: (reason: string) => controller.abort(reason) };
  },
  LightSignal: () => {
    const signal = new LightSignal();
    return { signal, abort: (reason: string) => signal.abort(reason) };
  },
};

describe.each(Object.entries(signals))("%s", (_name, create) => {
  it("calls each listener once, with its reason known", () => {
    const { signal, abort } = create();
    const heard: unknown[] = [];
    const first = () => heard.push(["first", signal.aborted, signal.reason]);
    signal.addEventListener("abort", first);
    signal.addEventListener("abort", first);
    signal.addEventListener("abort", () => heard.push("second"));
    abort("stopping");
    abort("again");
    expect(heard).toEqual([["first", true, "stopping"], "second"]);
    expect(signal.reason).toBe("stopping");
  });

  it("does not call a listener that was removed, also by another one", () => {
    const { signal, abort } = create();
    const heard: string[] = [];
    const removed = () => heard.push("removed");
    signal.addEventListener("abort", () => signal.removeEventListener("abort", removed));
    signal.addEventListener("abort", removed);
    abort("over");
    expect(heard).toEqual([]);
  });

  it("does not call a listener that comes after its end", () => {
    const { signal, abort } = create();
    abort("over");
    const listener = jest.fn();
    signal.addEventListener("abort", listener);
    abort("over");
    expect(listener).not.toHaveBeenCalled();
  });

  it("has no reason before its end", () => {
    const { signal } = create();
    expect([signal.aborted, signal.reason]).toEqual([false, undefined]);
  });
});
