import { createServer, IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { ownMessages } from "./own-messages";

test("requests and answers have the application's prototypes before Express sees them, and are Node's own", async () => {
  const app = express();
  app.post("/echo", express.json(), (request, response) => {
    response.status(201).json({ body: request.body, name: request.get("x-name"), ip: request.ip });
  });
  const isOwn: boolean[] = [];
  const server = createServer(ownMessages(app), (request, response) => {
    isOwn.push(
      Object.getPrototypeOf(request) === app.request,
      Object.getPrototypeOf(response) === app.response,
      request instanceof IncomingMessage,
      response instanceof ServerResponse,
    );
    app(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/echo`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Name": "Sari" },
      body: '{"amount":"1"}',
    });
    expect([answer.status, await answer.json()]).toEqual([
      201,
      { body: { amount: "1" }, name: "Sari", ip: "127.0.0.1" },
    ]);
    expect(isOwn).toEqual([true, true, true, true]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
