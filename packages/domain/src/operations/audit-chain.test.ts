import { type ChainedEntry, type ChainRow, chainHash, personalHash, verifyAuditChain } from "./audit-chain";

const personal = { salt: "s", contents: '{"ipAddress":"192.0.2.1"}' };

function anEntry(number: number): ChainedEntry {
  return {
    ...{ id: `aud_${number}`, actorKind: "merchant", actorId: "mer_1", action: "session.open", target: "mer_1" },
    ...{ merchantId: "mer_1", details: "{}", atMs: String(number), personalHash: personalHash(personal) },
  };
}

function aChain(count: number): ChainRow[] {
  const rows: ChainRow[] = [];
  for (let number = 1; number <= count; number += 1) {
    const [position, entry] = [BigInt(number), anEntry(number)];
    const hash = chainHash(position, rows.at(-1)?.hash ?? "", entry);
    rows.push({ position, hash, auditId: entry.id, entry, personal });
  }
  return rows;
}

const none = { waiting: 0, oldestSeconds: 0, lost: [] as string[] };

function verify(rows: readonly ChainRow[], known: { position: bigint; hash: string } | null = null, unchained = none) {
  const reader = {
    rows: async (after: bigint, limit: number) => rows.filter(({ position }) => position > after).slice(0, limit),
    head: async () => null,
    unchained: async () => unchained,
  };
  return verifyAuditChain(reader, known);
}

const changed = (rows: ChainRow[], at: number, change: (row: ChainRow) => ChainRow) =>
  rows.map((row, index) => (index === at ? change(row) : row));

test("a complete chain is valid over several batches, and for every earlier head", async () => {
  const rows = aChain(2_500);
  const found = await verify(rows);
  expect(found).toMatchObject({ entries: 2_500, erased: 0, problems: [] });
  expect(found.head).toEqual({ position: 2_500n, hash: rows[2_499]?.hash });
  for (const at of [0, 1_234, 2_499]) expect((await verify(rows, rows[at])).problems).toEqual([]);
  expect(await verify([])).toMatchObject({ entries: 0, head: null, problems: [] });
});

test("an erased personal part is counted, and the chain stays valid", async () => {
  const rows = changed(aChain(5), 2, (row) => ({ ...row, personal: null }));
  expect(await verify(rows)).toMatchObject({ entries: 5, erased: 1, problems: [] });
});

test.each<[string, (rows: ChainRow[]) => ChainRow[], RegExp]>([
  ["an entry that was changed", (rows) => changed(rows, 2, alter({ details: '{"a":1}' })), /^position 3: .*aud_3/],
  ["an actor that was changed", (rows) => changed(rows, 2, alter({ actorId: "mer_2" })), /^position 3/],
  [
    "a text that moved to the next field",
    (rows) => changed(rows, 2, alter({ action: "session.openm", target: "er_1" })),
    /^position 3/,
  ],
  ["an entry that is gone", (rows) => changed(rows, 2, (row) => ({ ...row, entry: null })), /^position 3: .* is gone/],
  ["a missing row in the middle", (rows) => rows.filter((_, at) => at !== 2), /^position 4 follows 2/],
  [
    "a changed personal part",
    (rows) => changed(rows, 2, (row) => ({ ...row, personal: { salt: "s", contents: "{}" } })),
    /personal part of aud_3/,
  ],
  ["a personal part that was added later", (rows) => changed(rows, 2, alter({ personalHash: null })), /^position 3/],
])("%s is found", async (_what, damage, problem) => {
  const { problems } = await verify(damage(aChain(5)));
  expect(problems[0]).toMatch(problem);
});

function alter(change: Partial<ChainedEntry>) {
  return (row: ChainRow): ChainRow => ({ ...row, entry: row.entry && { ...row.entry, ...change } });
}

test("a rewritten or shortened chain is detected by an earlier head", async () => {
  const rows = aChain(5);
  const anew = aChain(5).map((row) => ({ ...row, entry: row.entry && { ...row.entry, actorId: "mer_2" } }));
  let previous = "";
  const rewritten = anew.map((row) => {
    const hash = row.entry === null ? "" : chainHash(row.position, previous, row.entry);
    previous = hash;
    return { ...row, hash };
  });
  expect((await verify(rewritten)).problems).toEqual([]);
  expect((await verify(rewritten, rows[3])).problems).toEqual([
    expect.stringContaining("does not contain the head 4:"),
  ]);
  expect((await verify(rows.slice(0, 3), rows[4])).problems).toEqual([expect.stringContaining("the head 5:")]);
});

test("entries that no relay chains are reported", async () => {
  const { problems } = await verify(aChain(2), null, { waiting: 3, oldestSeconds: 601, lost: ["aud_9"] });
  expect(problems).toEqual([expect.stringContaining("3 entries wait"), expect.stringContaining("aud_9")]);
  expect((await verify(aChain(2), null, { waiting: 3, oldestSeconds: 600, lost: [] })).problems).toEqual([]);
});
