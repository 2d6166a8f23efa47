import { QueryCache, QueryClient, QueryObserver } from "@tanstack/react-query";
import { staleSince } from "./stale-since";

const query = { queryKey: ["health"], isActive: true, error: null, dataUpdatedAt: 2_000 };
const failed = { ...query, error: new Error("no answer") };

test("while every reading succeeds nothing is old", () => {
  expect(staleSince([query, { ...query, dataUpdatedAt: 0 }])).toBeNull();
});

test("after a failure, what is shown is as old as its oldest part", () => {
  expect(staleSince([failed, { ...failed, dataUpdatedAt: 1_000 }, { ...query, dataUpdatedAt: 500 }])).toBe(1_000);
});

test("what was never read, is not shown, or is the session counts for nothing", () => {
  const others = [
    { ...failed, dataUpdatedAt: 0 },
    { ...failed, isActive: false },
    { ...failed, queryKey: ["session"] },
  ];
  expect(staleSince(others)).toBeNull();
});

test("the cache keeps old data beside the error of the last reading", async () => {
  const cache = new QueryCache();
  const client = new QueryClient({ queryCache: cache });
  let isDown = false;
  const queryFn = () => (isDown ? Promise.reject(new Error("no answer")) : Promise.resolve("read"));
  const observer = new QueryObserver(client, { queryKey: ["lanes"], queryFn, retry: false });
  const stop = observer.subscribe(() => undefined);
  await observer.refetch();
  isDown = true;
  await observer.refetch();
  const [kept] = cache.getAll();
  expect(kept?.state).toMatchObject({ data: "read", error: new Error("no answer") });
  stop();
  client.clear();
});
