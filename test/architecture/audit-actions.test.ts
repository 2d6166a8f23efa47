import { isTest, listFiles, readCode, readFile } from "./repository";

const sources = Object.entries(readCode())
  .filter(
    ([path]) => /^(?:packages|services)\/[^/]+\/src\//.test(path) && !isTest(path) && !path.includes("/generated/"),
  )
  .map(([, text]) => text);

/** `session.` stands for every action of sessions: its verb is chosen at run time. */
const inCode = sources
  .flatMap((text) => [...text.matchAll(/\b(?:action: |note\(\w+, )(?:"([a-z_]+(?:\.[a-z_]+)?)"|`([a-z_]+\.)\$\{)/g)])
  .map(([, action, family]) => action ?? family ?? "");

const functions = listFiles().filter((path) => /^prisma\/functions\/\w+\.sql$/.test(path));
const inSql = [...functions.map(readFile), ...sources]
  .filter((text) => /insert into audit_log/i.test(text))
  .flatMap((text) => [...text.matchAll(/'((?:payment|merchant|secrets)\.(?!wallet_)[a-z_]+)'/g)])
  .map(([, action = ""]) => action);

/** `.update` after `api_key.create` is `api_key.update`. */
function documented(): readonly string[] {
  const sections = readFile("docs/operations.md").split("\n## ");
  const section = sections.find((each) => each.startsWith("The audit log\n")) ?? "";
  let family = "";
  return [...section.matchAll(/^\| (.*?) \| (?:merchant|key|operator|system)/gm)]
    .flatMap(([, cell = ""]) => [...cell.matchAll(/`([a-z_.]+)`/g)])
    .map(([, name = ""]) => {
      if (!name.startsWith(".")) family = name.replace(/\..*/, "");
      return name.startsWith(".") ? `${family}${name}` : name;
    });
}

test("operators can look up every action of the audit log", () => {
  const shown = documented();
  const isShown = (action: string) =>
    shown.some((each) => (action.endsWith(".") ? each.startsWith(action) : each === action));
  expect(inCode.length).toBeGreaterThan(20);
  expect(inSql).toEqual(expect.arrayContaining(["payment.give_back", "secrets.reencrypt"]));
  expect([...new Set([...inCode, ...inSql])].filter((action) => !isShown(action))).toEqual([]);
});
