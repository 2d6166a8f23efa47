import { paidMemory } from "./paid-memory";

const paid = { txHash: "0xab", receiptUrl: "https://pay.example/receipts/r1" };

function storageOf() {
  const kept = new Map<string, string>();
  return {
    kept,
    storage: () => ({
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    }),
  };
}

test("a page that is loaded again finds the payment of its link, and of no other link", () => {
  const { storage } = storageOf();
  paidMemory("lnk_1", storage).keep(paid);
  expect(paidMemory("lnk_1", storage).find()).toEqual(paid);
  expect(paidMemory("lnk_2", storage).find()).toBeNull();
});

test("the last payment counts, and only what the page shows is kept", () => {
  const { storage, kept } = storageOf();
  const memory = paidMemory("lnk_1", storage);
  memory.keep(paid);
  memory.keep({ txHash: "0xcd", receiptUrl: null, settlement: "x" } as never);
  expect(memory.find()).toEqual({ txHash: "0xcd", receiptUrl: null });
  expect([...kept.values()].join()).not.toContain("settlement");
});

test.each(["", "null", "5", "{}", '{"txHash":5,"receiptUrl":null}', '{"txHash":null,"receiptUrl":"javascript:x"}'])(
  "%j is no payment",
  (text) => {
    const { storage, kept } = storageOf();
    paidMemory("lnk_1", storage).keep(paid);
    for (const name of kept.keys()) kept.set(name, text);
    expect(paidMemory("lnk_1", storage).find()).toBeNull();
  },
);

test("a browser that stores nothing has no payment", () => {
  const memory = paidMemory("lnk_1", () => {
    throw new Error("SecurityError");
  });
  memory.keep(paid);
  expect(memory.find()).toBeNull();
});
