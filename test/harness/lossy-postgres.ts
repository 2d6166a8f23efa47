import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/** PostgreSQL behind an unreliable network: it runs a statement, and the answer is lost after the commit. */
export interface LossyPostgres {
  /** As the given URL, by way of this proxy. */
  readonly url: string;
  /** Decides by a statement's text whether its answer is lost, and the connection with it; in force until changed. */
  lose(decide: (sql: string) => boolean): void;
  /** How many answers were lost. */
  lost(): number;
  close(): Promise<void>;
}

/** Both sides of a connection, in PostgreSQL's protocol 3. */
export async function startLossyPostgres(databaseUrl: string): Promise<LossyPostgres> {
  const target = new URL(databaseUrl);
  let decide: (sql: string) => boolean = () => false;
  let lost = 0;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on("error", end);
      socket.on("close", () => {
        open.delete(socket);
        end();
      });
    }
    const isMarked = markStatements(client, upstream, (sql) => decide(sql));
    let kept: Buffer[] = [];
    onMessages(upstream, (message) => {
      kept.push(message);
      const isReady = message[0] === readyForQuery;
      // A statement outside a transaction is committed when the server is ready for the next one.
      if (isMarked.value && isReady && message[5] === idle) {
        lost += 1;
        end();
        return;
      }
      if (isMarked.value && !isReady) return;
      client.write(Buffer.concat(kept));
      kept = [];
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    lose: (next) => {
      decide = next;
    },
    lost: () => lost,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

const readyForQuery = "Z".charCodeAt(0);
const idle = "I".charCodeAt(0);

/** Forwards what the client says; `value` is true from when it runs a statement whose answer is to be lost. */
function markStatements(client: Socket, upstream: Socket, decide: (sql: string) => boolean): { value: boolean } {
  const texts = new Map<string, string>();
  const marked = { value: false };
  onMessages(
    client,
    (message) => {
      const type = String.fromCharCode(message[0] ?? 0);
      const [first = "", second = ""] = message.subarray(5).toString("utf8").split("\0", 2);
      if (type === "P") texts.set(first, second);
      const sql = type === "Q" ? first : type === "B" ? (texts.get(second) ?? "") : "";
      if (sql !== "" && decide(sql)) marked.value = true;
      upstream.write(message);
    },
    // A connection begins with a message that has no type.
    { untyped: 1 },
  );
  return marked;
}

/** Calls back with each whole message. */
function onMessages(socket: Socket, take: (message: Buffer) => void, { untyped } = { untyped: 0 }): void {
  let buffer = Buffer.alloc(0);
  let left = untyped;
  socket.on("data", (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk]);
    for (;;) {
      const head = left > 0 ? 0 : 1;
      if (buffer.length < head + 4) return;
      const length = head + buffer.readInt32BE(head);
      if (buffer.length < length) return;
      const message = buffer.subarray(0, length);
      buffer = buffer.subarray(length);
      if (left > 0) left -= 1;
      take(message);
    }
  });
}
