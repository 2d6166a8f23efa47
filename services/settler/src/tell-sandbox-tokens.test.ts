import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { tellSandboxTokens } from "./tell-sandbox-tokens";

const works = [{ chain: sandbox }, { chain: base }];

afterEach(() => jest.useRealTimers());

test("the tokens of a sandbox chain are told once, and those of production never", async () => {
  jest.useFakeTimers();
  const told: unknown[] = [];
  const part = tellSandboxTokens(works, async (token) => void told.push(token), fail);
  await part.start?.();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([{ chainId: 1337, symbol: "IDRX", address: sandbox.tokens.IDRX }]);
  await part.stop?.();
});

test("a database that is away is told later, and the settler starts", async () => {
  jest.useFakeTimers();
  const faults: string[] = [];
  let answers = false;
  const told: unknown[] = [];
  const add = async (token: unknown) => {
    if (!answers) throw new Error("away");
    told.push(token);
  };
  const part = tellSandboxTokens(works, add, (during) => void faults.push(during));
  await part.start?.();
  await jest.advanceTimersByTimeAsync(1);
  expect(faults).toEqual(["tell-sandbox-tokens"]);
  answers = true;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(told).toHaveLength(1);
  await part.stop?.();
});

function fail(during: string, error: unknown): never {
  throw new Error(`${during}: ${error}`);
}
