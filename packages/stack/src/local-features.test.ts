import { localFeatures } from "./local-features";

test("npm start serves stock x402 software, unless its caller says otherwise", () => {
  expect(localFeatures({})).toEqual({ X402_FACADE: "true" });
  expect(localFeatures({ X402_FACADE: "false" })).toEqual({ X402_FACADE: "false" });
});
