import { readSettings } from "../env";
import { SettingsError } from "../settings-error";
import { tracesUrlOf, tracingSettings } from "./tracing-settings";

const read = (env: Record<string, string>) => readSettings(tracingSettings, env);

test("without an endpoint there is no address; the one for traces is used unchanged", () => {
  expect(tracesUrlOf(read({}))).toBeNull();
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318/" };
  expect(tracesUrlOf(read(endpoint))).toBe("http://collector:4318/v1/traces");
  const traces = { ...endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://traces.example/in" };
  expect(tracesUrlOf(read(traces))).toBe("https://traces.example/in");
});

test("headers are a list of pairs, decoded, and never printed", () => {
  const { headers } = read({ OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20abc=, x-team = pay " });
  expect(headers?.reveal()).toEqual({ authorization: "Bearer abc=", "x-team": "pay" });
  expect(JSON.stringify({ headers })).not.toContain("abc");
});

test.each([
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "no pair"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "a=%zz"],
  ["OTEL_TRACES_SAMPLER", "sometimes"],
  ["OTEL_TRACES_SAMPLER_ARG", "1.5"],
])("%s=%s is refused", (name, value) => {
  expect(() => read({ [name]: value })).toThrow(SettingsError);
});
