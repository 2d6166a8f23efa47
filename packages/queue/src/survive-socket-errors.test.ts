import { createServer } from "node:net";
import { StandaloneConnector } from "ioredis/built/connectors";
import { surviveSocketErrors } from "./survive-socket-errors";

it("lets a socket of Redis fail twice", async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port)),
  );
  surviveSocketErrors();
  const stream = await new StandaloneConnector({ host: "127.0.0.1", port }).connect(() => undefined);
  const fail = () => stream.emit("error", new Error("the server's alert"));
  expect(fail()).toBe(true);
  expect(fail()).toBe(true);
  stream.destroy();
  await new Promise((resolve) => server.close(resolve));
});
