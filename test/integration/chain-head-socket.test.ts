import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { createHeadSocket } from "@lunas/chain/watch/head-socket";
import { until } from "@lunas/stack/until";
import { type ChainFixture, chain, startScenario } from "./chain-fixture";

let fixture: ChainFixture;
let relay: Server;
const sockets = new Set<Socket>();
/** Bytes from the subscriber to the node. */
let sentBytes = 0;

beforeAll(async () => {
  fixture = await startScenario();
  relay = createServer((near) => {
    const far = connect(fixture.port, "127.0.0.1");
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
    }
    near.on("data", (chunk: Buffer) => {
      sentBytes += chunk.length;
    });
    near.pipe(far).pipe(near);
  }).listen(0, "127.0.0.1");
  await once(relay, "listening");
}, 60_000);

afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  relay.close();
  await fixture?.stop();
});

test("each head is answered by a frame, because a node may hold the next head back until the kernel acknowledges", async () => {
  let isUp = false;
  let heads = 0;
  const socket = createHeadSocket({
    chainId: chain.chainId,
    url: `ws://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    onUp: () => {
      isUp = true;
    },
    onHead: () => {
      heads += 1;
    },
    onDown: () => {},
  });
  const reach = async (goal: () => boolean) => {
    if (!(await until(goal, { timeoutMs: 4_000, everyMs: 2 }))) throw new Error("it did not come to this");
  };
  try {
    await reach(() => isUp);
    for (let count = 1; count <= 3; count += 1) {
      const before = sentBytes;
      await fixture.mine();
      await reach(() => heads === count && sentBytes > before);
    }
  } finally {
    socket.close();
  }
});
