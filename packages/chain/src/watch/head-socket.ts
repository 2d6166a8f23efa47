import type { Head } from "@lunas/domain/settlement/head";
import WebSocket from "ws";
import { parseHead } from "../read/read-head";
import { failureWords } from "../rpc/failure-words";

const handshakeTimeoutMs = 5_000;
/** A silent peer is detected after two of these. */
const pingEveryMs = 2_500;
const maxMessageBytes = 1024 * 1024;

const chainIdCall = { jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] };
const subscribeCall = { jsonrpc: "2.0", id: 2, method: "eth_subscribe", params: ["newHeads"] };

export interface HeadSocketDeps {
  readonly chainId: number;
  readonly url: string;
  readonly onUp: () => void;
  readonly onHead: (head: Head) => void;
  /** Called once, for any reason. */
  readonly onDown: (reason: string) => void;
}

/** One WebSocket with one `newHeads` subscription; it closes at once for a node of another chain. */
export function createHeadSocket(deps: HeadSocketDeps): { close(): void } {
  const socket = new WebSocket(deps.url, {
    handshakeTimeout: handshakeTimeoutMs,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
  });
  let reason = "closed by the node";
  let isAlive = true;
  const leave = (why: string) => {
    reason = why;
    socket.terminate();
  };
  const pings = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (!isAlive) return leave("no answer to a ping");
    isAlive = false;
    socket.ping();
  }, pingEveryMs);
  socket.on("open", () => {
    socket.send(JSON.stringify(chainIdCall));
    socket.send(JSON.stringify(subscribeCall));
  });
  socket.on("pong", () => {
    isAlive = true;
  });
  socket.on("message", (data) => {
    isAlive = true;
    // A message may still arrive after closing.
    if (socket.readyState !== WebSocket.OPEN) return;
    // A node that does not set TCP_NODELAY (anvil) holds the next head back until this one is acknowledged, which the
    // kernel delays by 40 ms. A frame of ours carries the acknowledgement at once; an unasked pong needs no answer.
    socket.pong();
    try {
      takeMessage(deps, JSON.parse(String(data)));
    } catch (error) {
      leave(failureWords(error));
    }
  });
  socket.on("error", (error) => {
    reason = error.message;
  });
  socket.on("close", () => {
    clearInterval(pings);
    deps.onDown(reason);
  });
  return { close: () => leave("closed by us") };
}

interface Message {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly method?: unknown;
  readonly params?: { readonly result?: unknown };
}

function takeMessage(deps: HeadSocketDeps, message: Message): void {
  if (message.method === "eth_subscription") deps.onHead(parseHead(message.params?.result));
  if (message.id === chainIdCall.id && Number(message.result) !== deps.chainId)
    throw new Error("the node is of another chain");
  if (message.id !== subscribeCall.id) return;
  if (typeof message.result !== "string") throw new Error("the node refuses a subscription to newHeads");
  deps.onUp();
}
