import { renderTokens } from "./render-tokens";

it("imports every token of the folder, sorted by file", () => {
  const token = (name: string) => `/** A token. */\nexport const ${name}: Token = {\n  symbol: "X",\n};\n`;
  const rendered = renderTokens({ xrup: token("xrup"), idrx: token("idrx"), rules: "export const rules = {\n};\n" });
  expect(rendered).toContain('import { idrx } from "./idrx";\nimport { xrup } from "./xrup";\n');
  expect(rendered).toContain("allTokens: readonly Token[] = [idrx, xrup];");
  expect(rendered).not.toContain("rules");
});
