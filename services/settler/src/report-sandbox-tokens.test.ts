import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { reportSandboxTokens } from "./report-sandbox-tokens";

const works = [{ chain: sandbox }, { chain: base }];

afterEach(() => jest.useRealTimers());

test("the tokens of a sandbox chain are reported once, and those of production never", async () => {
  jest.useFakeTimers();
  const reported: unknown[] = [];
  const part = reportSandboxTokens(works, async (token) => void reported.push(token), fail);
  await part.start?.();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reported).toEqual([{ chainId: 1337, symbol: "IDRX", address: sandbox.tokens.IDRX }]);
  await part.stop?.();
});

test("a database that is away is reported later, and the settler starts", async () => {
  jest.useFakeTimers();
  const faults: string[] = [];
  let answers = false;
  const reported: unknown[] = [];
  const add = async (token: unknown) => {
    if (!answers) throw new Error("away");
    reported.push(token);
  };
  const part = reportSandboxTokens(works, add, (during) => void faults.push(during));
  await part.start?.();
  await jest.advanceTimersByTimeAsync(1);
  expect(faults).toEqual(["report-sandbox-tokens"]);
  answers = true;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reported).toHaveLength(1);
  await part.stop?.();
});

function fail(during: string, error: unknown): never {
  throw new Error(`${during}: ${error}`);
}
