import { parseCommand } from "./parse-command";

const id = `0x${"Ab".repeat(32)}`;
const parse = (text: string) => parseCommand(text.split(" "));
const problemOf = (text: string) => {
  const parsed = parse(text);
  return parsed.kind === "wrong" ? parsed.problem : null;
};

test("channels are listed by age and network, in any order", () => {
  expect(parse("channels stuck")).toEqual({ kind: "channels_stuck", olderThanSeconds: 86_400, network: null });
  const both = { kind: "channels_stuck", olderThanSeconds: 60, network: "sandbox" };
  expect([parse("channels stuck 60 sandbox"), parse("channels stuck sandbox 60")]).toEqual([both, both]);
  expect(problemOf("channels stuck old")).toBe('"old" is neither a number of seconds nor a network');
});

test.each([id, `chg_${"0".repeat(24)}`, "pyo_", "clm_", "chr_", "hld_"])("a record is shown by its id %s", (text) => {
  const reference = text.length === 4 ? `${text}${"a1".repeat(11)}` : text;
  const stored = reference.startsWith("0x") ? reference.toLowerCase() : reference;
  expect(parse(`channels show ${reference}`)).toEqual({ kind: "channels_show", reference: stored });
});

test("a channel alone is claimed, with a reason", () => {
  const claim = { kind: "channels_claim", channelId: id.toLowerCase() };
  expect(parse(`channels claim ${id}`)).toEqual({ ...claim, because: null });
  expect(parseCommand(["channels", "claim", id, "--because", "the payer leaves"])).toEqual({
    ...claim,
    because: "the payer leaves",
  });
  expect(problemOf("channels claim pyo_1")).toContain("is no channel's id");
  expect(problemOf("channels show 0x12")).toContain("is no id of a channel");
  expect(problemOf("channels close")).toBe("channels wants one of: stuck, show, claim");
});
