import { chains } from "@lunas/catalog/chains";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { renderChartServices } from "./render-chart";

const secret = (name: string) => ({ name, optional: true, secret: true }) as const;

test("a settler reads the key that signs for channels from its Secret, as it reads its signers'", () => {
  const settings = ["SIGNER_KEYS", "SIGNERS", "CHANNEL_AUTHORIZER"].flatMap((name) => [
    secret(`SANDBOX_${name}`),
    secret(`BASE_${name}`),
  ]);
  const rendered = renderChartServices({ settler: settings }, chains);
  expect(rendered).toContain("SANDBOX_CHANNEL_AUTHORIZER: sandbox-usual\n");
  expect(rendered).toContain("BASE_CHANNEL_AUTHORIZER: usual\n");
  expect(rendered).toContain("BASE_SIGNER_KEYS: usual\n");
  expect(rendered).toContain("BASE_SIGNERS: optional\n");
});

test("no file of it is named where a chain has no channels", () => {
  const without = renderChartServices({ settler: [secret("SANDBOX_CHANNEL_AUTHORIZER")] }, [
    { ...sandbox, channels: null },
  ]);
  expect(without).toContain("SANDBOX_CHANNEL_AUTHORIZER: optional\n");
});
