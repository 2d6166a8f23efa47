import { readSettings } from "./read-settings";

test("a wrong environment is told with the network and the keys of each", async () => {
  const env = { LUNAS_ENVIRONMENT: "mainnet", LUNAS_MCP_PER_DAY: "5000", LUNAS_MCP_STATE_FOLDER: "/nowhere" };
  await expect(readSettings(env)).rejects.toThrow(
    /environment: must be local or sandbox \(sandbox: play money, network sandbox.*, keys ipk_sandbox_…\), or base, .*network base, keys ipk_live_/,
  );
});
