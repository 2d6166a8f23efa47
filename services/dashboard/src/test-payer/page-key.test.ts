import { Problem } from "../api/problem";
import { withPageKey } from "./page-key";

/** A service whose keys are numbered in the order of their making. */
function keys() {
  let made = 0;
  return { issue: async () => `key_${++made}` };
}

const refused = () => new Problem({ code: "unauthorized", status: 401, message: "" });
const used = async (key: string) => key;

test("a key is made once for a merchant, and anew for another merchant of the same page", async () => {
  const { issue } = keys();
  expect(await withPageKey("0xa1", issue, used)).toBe("key_1");
  expect(await withPageKey("0xa1", issue, used)).toBe("key_1");
  expect(await withPageKey("0xb2", issue, used)).toBe("key_2");
});

test("a key that is refused is replaced once, and the payment is made with the new one", async () => {
  const { issue } = keys();
  const tried: string[] = [];
  const pay = async (key: string) => {
    tried.push(key);
    if (tried.length === 1) throw refused();
    return key;
  };
  expect(await withPageKey("0xc3", issue, pay)).toBe("key_2");
  expect(tried).toEqual(["key_1", "key_2"]);
  expect(await withPageKey("0xc3", issue, used)).toBe("key_2");
});

test("a second refusal, and any other failure, is passed on", async () => {
  const { issue } = keys();
  let tries = 0;
  const refuse = (error: unknown) => () => {
    tries += 1;
    return Promise.reject(error);
  };
  await expect(withPageKey("0xd4", issue, refuse(refused()))).rejects.toMatchObject({ code: "unauthorized" });
  expect(tries).toBe(2);
  await expect(withPageKey("0xd4", issue, refuse(new Error("no connection")))).rejects.toThrow("no connection");
  expect(tries).toBe(3);
});
