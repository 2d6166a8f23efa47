import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/**
 * Which packets arrive: all, none, or those of one direction only. Nobody is told: both ends keep their connections, as they do
 * behind a firewall that forgot them.
 */
export type LinkState = "whole" | "cut" | "requests lost" | "answers lost";

/** A slow link: the time of a way there and back, and the part of the packets that are sent again after a while. */
export interface SlowLink {
  readonly roundTripMs: number;
  readonly lossPart: number;
}

/** A link between a service and a server, which breaks without a reset. What was sent meanwhile arrives when it heals. */
export interface BrokenLink {
  /** The same URL, by way of this link. */
  urlOf(url: string): string;
  set(state: LinkState): void;
  slow(link: SlowLink): void;
  /** All connections so far stay silent for ever, on both sides; later ones work. */
  forget(): void;
  /** How many connections were opened. */
  opened(): number;
  /** How many of them still hold packets that did not arrive. */
  holding(): number;
  close(): Promise<void>;
}

export interface LinkTarget {
  readonly host: string;
  readonly port: number;
}

/** A lost packet is sent again after this time on top of the round trip, as Linux does. */
const resentAfterMs = 200;

/** The kernel of a machine may lack `netem`, and a test may lack the rights: a proxy on the loopback address needs neither. */
export async function startBrokenLink(target: LinkTarget): Promise<BrokenLink> {
  let state: LinkState = "whole";
  let slow: SlowLink = { roundTripMs: 0, lossPart: 0 };
  let opened = 0;
  const connections = new Set<Connection>();
  const random = createRandom();
  const delayMs = () => slow.roundTripMs / 2 + (random() < slow.lossPart ? slow.roundTripMs + resentAfterMs : 0);

  const server = createServer((near) => {
    opened += 1;
    const far = connect(target.port, target.host);
    const connection: Connection = { near, far, isForgotten: false, ways: [] };
    const isOpen = (lost: LinkState) => () => !connection.isForgotten && state !== "cut" && state !== lost;
    connection.ways.push(
      createWay({ from: near, to: far, isOpen: isOpen("requests lost"), delayMs }),
      createWay({ from: far, to: near, isOpen: isOpen("answers lost"), delayMs }),
    );
    connections.add(connection);
    const leave = () => {
      if (near.destroyed && far.destroyed) connections.delete(connection);
    };
    near.on("close", leave);
    far.on("close", leave);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (given) => {
      const url = new URL(given);
      url.hostname = "127.0.0.1";
      url.port = String(port);
      return url.href;
    },
    set: (next) => {
      state = next;
      for (const { ways } of connections) for (const way of ways) way.deliver();
    },
    slow: (next) => {
      slow = next;
    },
    forget: () => {
      for (const connection of connections) connection.isForgotten = true;
    },
    opened: () => opened,
    holding: () => [...connections].filter(({ ways }) => ways.some((way) => way.isHolding())).length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const { near, far } of connections) for (const socket of [near, far]) socket.destroy();
      }),
  };
}

interface Connection {
  readonly near: Socket;
  readonly far: Socket;
  isForgotten: boolean;
  readonly ways: Way[];
}

/** One direction of a connection: packets arrive in their order, and so does its end. */
interface Way {
  deliver(): void;
  isHolding(): boolean;
}

interface WayParts {
  readonly from: Socket;
  readonly to: Socket;
  readonly isOpen: () => boolean;
  readonly delayMs: () => number;
}

function createWay({ from, to, isOpen, delayMs }: WayParts): Way {
  const packets: { readonly at: number; readonly data: Buffer | null }[] = [];
  let timer: NodeJS.Timeout | undefined;
  const deliver = () => {
    clearTimeout(timer);
    while (packets[0] !== undefined && isOpen()) {
      const waitMs = packets[0].at - performance.now();
      if (waitMs > 0) {
        timer = setTimeout(deliver, waitMs);
        return;
      }
      const { data } = packets.shift() as (typeof packets)[number];
      if (data === null) to.destroy();
      else if (!to.destroyed) to.write(data);
    }
  };
  const send = (data: Buffer | null) => {
    packets.push({ at: Math.max(packets.at(-1)?.at ?? 0, performance.now() + delayMs()), data });
    deliver();
  };
  from.on("data", send);
  from.on("error", () => undefined);
  from.on("close", () => send(null));
  return { deliver, isHolding: () => packets.length > 0 };
}

/** The same losses in each run. */
function createRandom(): () => number {
  let value = 1;
  return () => {
    value = (value * 48_271) % 2_147_483_647;
    return value / 2_147_483_647;
  };
}
