import { painter } from "./paint";
import { safely } from "./safe-terminal";
import { oneLine, plain, safeJson } from "./safe-text";

test("lines and tabs are text, other control characters are removed", () => {
  expect(plain("a\n\tb\u001b[31mc\u009b2Jd\u202ee\r")).toBe("a\n\tb[31mc2Jde");
  expect(oneLine("a\nb\r\n\u2028c")).toBe("a b c");
  const value = { text: "\u001b\u0085\u202e\n", more: ["é", "Rp\u00a05"] };
  expect(JSON.parse(safeJson(value))).toEqual(value);
  expect(safeJson(value)).not.toMatch(/(?![\n\t])\p{Cc}|\p{Bidi_Control}/u);
});

test("the command's own colours stay; copies of their marks in remote text do not", () => {
  const said: string[] = [];
  const terminal = safely({ say: (line: string) => void said.push(line) } as never);
  terminal.say(painter(true)("green", "ok\u001b[2J"));
  terminal.say("\ue000dead:31\ue001 \u001b[31mred");
  expect(said).toEqual(["\u001b[32mok[2J\u001b[0m", "\ue000dead:31\ue001 [31mred"]);
  expect(painter(false)("green", "ok")).toBe("ok");
});
