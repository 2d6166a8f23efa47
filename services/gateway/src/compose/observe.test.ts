import { chains } from "@lunas/catalog/chains";
import { getLiveness, getReadiness } from "@lunas/protocol/api/health";
import { createMetrics } from "@lunas/runtime/metrics";
import type { ProcessTools } from "@lunas/runtime/process";
import { silentLogger } from "@lunas/runtime/silent-logger";
import type { Request, Response } from "express";
import type { RequestContext } from "../http/context";
import { observeGateway } from "./observe";

it("counts no health checks in the service level: many of them would hide the few payments that fail", async () => {
  const metrics = createMetrics("gateway");
  const tools = { logger: silentLogger, metrics } as Partial<ProcessTools> as ProcessTools;
  const { requestEnded } = observeGateway(tools, { now: () => 0, chains });
  const end = (operation: string, statusCode: number) =>
    requestEnded(
      { method: "GET" } as Request,
      { writableFinished: true, statusCode } as Response,
      {
        ...{ id: "req_1", givenId: null, merchantId: null, apiKeyId: null, paymentId: null },
        operation,
        code: null,
        startedAtMs: 0,
      } as Partial<RequestContext> as RequestContext,
    );
  end("facilitate", 503);
  for (const { id } of [getReadiness, getLiveness]) for (const status of [200, 503]) end(id, status);
  const text = await metrics.render();
  expect(text).toContain('lunas_gateway_answers_total{result="failed",service="gateway"} 1');
  expect(text).not.toMatch(/lunas_gateway_answers_total\{result="answered",service="gateway"\} [1-9]/);
  expect(text).toContain('lunas_gateway_request_seconds_count{service="gateway",operation="getReadiness"');
});
