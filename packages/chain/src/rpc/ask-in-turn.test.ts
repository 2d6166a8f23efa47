import { askInTurn } from "./ask-in-turn";

const never = () => new Promise<null>(() => undefined);
const turn = (ask: () => Promise<string | null>) => ({ ask: jest.fn(ask), onSlow: jest.fn() });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("asks only the first if it answers, and the next if it has nothing", async () => {
  const [first, second, third] = [turn(async () => null), turn(async () => "b"), turn(async () => "c")];
  expect(await askInTurn([first, second, third])).toBe("b");
  expect(third.ask).not.toHaveBeenCalled();
});

test("asks the next when one hangs", async () => {
  const [first, second] = [turn(never), turn(async () => "b")];
  const answer = askInTurn([first, second]);
  await jest.advanceTimersByTimeAsync(1_499);
  expect(second.ask).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await answer).toBe("b");
  expect(first.onSlow).toHaveBeenCalledWith(1_500);
});

test("a slow answer counts while the next has none", async () => {
  const slow = () => new Promise<string>((resolve) => void setTimeout(() => resolve("a"), 2_000));
  const answer = askInTurn([turn(slow), turn(async () => null)]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await answer).toBe("a");
});

test("gives null when none has an answer", async () => {
  expect(await askInTurn([])).toBeNull();
  expect(await askInTurn([turn(async () => null), turn(async () => null)])).toBeNull();
});
