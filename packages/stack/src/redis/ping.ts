import { createConnection } from "node:net";

const timeoutMs = 2_000;

/** True when a Redis at `redisUrl` accepts the password and answers PING. */
export function ping(redisUrl: string): Promise<boolean> {
  const { hostname, port, password } = new URL(redisUrl);
  const commands = [...(password === "" ? [] : [`AUTH ${decodeURIComponent(password)}`]), "PING", "QUIT"];
  return new Promise((resolve) => {
    let answer = "";
    const socket = createConnection({ host: hostname, port: Number(port || 6379), timeout: timeoutMs });
    socket.on("connect", () => socket.write(commands.map((command) => `${command}\r\n`).join("")));
    socket.on("data", (chunk) => {
      answer += chunk.toString();
    });
    socket.on("timeout", () => socket.destroy());
    socket.on("error", () => resolve(false));
    socket.on("close", () => resolve(answer.includes("+PONG")));
  });
}
