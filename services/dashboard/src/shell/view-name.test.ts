import { readFileSync } from "node:fs";
import { join } from "node:path";
import { viewName } from "./view-name";

test.each([
  ["/", "nav.home", null],
  ["/payments", "nav.payments", null],
  ["/payments/pay_1", "nav.payments", "pay_1"],
  [`/channels/0x${"ab".repeat(32)}`, "nav.channels", "0xabab…abab"],
  ["/account", "nav.account", null],
  ["/toString", null, null],
])("the view at %s is called by %s", (path, text, record) => {
  expect(viewName(path)).toEqual({ text, record });
});

test("every view of the router has a name", () => {
  const router = readFileSync(join(__dirname, "router.tsx"), "utf8");
  const views = [...router.matchAll(/getParentRoute: \(\) => signedIn,\s+path: "([^"]+)"/g)].map(
    ([, path]) => path ?? "",
  );
  expect(views.length).toBeGreaterThan(10);
  expect(views.filter((path) => viewName(path).text === null)).toEqual([]);
});
