import { parseCommand } from "../parse-command";

test("support-bundle takes a file, and processes by name", () => {
  expect(parseCommand(["support-bundle", "out.json"])).toEqual({
    kind: "support_bundle",
    file: "out.json",
    sources: [],
  });
  const pairs = "gateway=http://localhost:3402/health,settler=https://settler:9464/metrics";
  expect(parseCommand(["support-bundle", "out.json", "--processes", pairs])).toMatchObject({
    sources: [
      { name: "gateway", url: "http://localhost:3402/health" },
      { name: "settler", url: "https://settler:9464/metrics" },
    ],
  });
});

test.each([[], ["out.json", "--processes", "localhost:3402"], ["out.json", "--processes", "a=file:///etc/passwd"]])(
  "support-bundle %j is refused",
  (...words) => {
    expect(parseCommand(["support-bundle", ...words])).toMatchObject({ kind: "wrong" });
  },
);
