import type { ResolveName } from "./resolve-name";
import { resolveAllowed } from "./resolve-target";

const strict = { allowPrivateTargets: false };

/** A name server that answers with these addresses. */
const naming = (...addresses: string[]) =>
  ((_name: string, _options: unknown, done: (error: null, found: unknown) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    )) as unknown as ResolveName;

const ask = (resolveName: ResolveName, all: boolean) =>
  new Promise((resolve) => {
    resolveAllowed(strict, resolveName)("shop.example", { all }, (error, address, family) =>
      resolve(error === null ? { address, family } : error.code),
    );
  });

describe("resolveAllowed", () => {
  it("returns exactly the addresses that it checked", async () => {
    const names = naming("93.184.216.34", "2606:4700::1");
    await expect(ask(names, false)).resolves.toEqual({ address: "93.184.216.34", family: 4 });
    await expect(ask(names, true)).resolves.toMatchObject({
      address: [{ address: "93.184.216.34" }, { address: "2606:4700::1" }],
    });
  });

  it.each([["10.0.0.1"], ["93.184.216.34", "127.0.0.1"], ["::1", "93.184.216.34"], []])(
    "refuses a name that resolves to %s",
    async (...addresses) => {
      await expect(ask(naming(...addresses), true)).resolves.toBe("target_refused");
    },
  );

  it("passes on that a name does not exist", async () => {
    const unknown = ((_name: string, _options: unknown, done: (error: Error, found: []) => void) =>
      done(Object.assign(new Error("no"), { code: "ENOTFOUND" }), [])) as unknown as ResolveName;
    await expect(ask(unknown, true)).resolves.toBe("ENOTFOUND");
  });
});
