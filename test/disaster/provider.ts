import { type Forwarder, startForwarder } from "../ha/servers/forwarder";
import { startRpcProxy } from "../harness/rpc-proxy";

/** An RPC provider with one address, and the ways in which it fails. Each holds until the next. */
export interface Provider {
  readonly url: string;
  /** Refuses connections. */
  goAway(): Promise<void>;
  /** Takes requests and never answers. */
  hang(): Promise<void>;
  /** Answers 429. */
  limit(): Promise<void>;
  /** Answers as it did so many blocks ago. */
  lag(blocks: number): Promise<void>;
  answer(): Promise<void>;
  close(): Promise<void>;
}

export async function startProvider(targetUrl: string): Promise<Provider> {
  const node = await startRpcProxy(targetUrl);
  const nodePort = Number(new URL(node.url).port);
  let door: Forwarder | null = await startForwarder(nodePort);
  const { port } = door;
  const goAway = async () => {
    await door?.close();
    door = null;
  };
  const open = async () => {
    door ??= await startForwarder(nodePort, port);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    goAway,
    hang: () => {
      node.rule(() => "drop");
      return open();
    },
    limit: () => {
      node.rule(() => ({ status: 429, text: '{"error":"too many requests"}' }));
      return open();
    },
    lag: (lagBlocks) => {
      node.rule(() => ({ lagBlocks }));
      return open();
    },
    answer: () => {
      node.rule(() => "forward");
      return open();
    },
    close: async () => {
      await goAway();
      await node.close();
    },
  };
}
