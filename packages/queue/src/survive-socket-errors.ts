import { SentinelConnector, StandaloneConnector } from "ioredis/built/connectors";

const connectors = [StandaloneConnector, SentinelConnector];

/**
 * A socket may fail twice: with TLS, the refusal of a certificate is followed by the server's alert. ioredis listens for
 * the first failure only, and the second one would end the process. It has no setting for this, so its connectors are
 * changed, for all connections of the process.
 */
export function surviveSocketErrors(): void {
  for (const { prototype } of connectors) {
    const { connect } = prototype;
    prototype.connect = async function (this: typeof prototype, ...given: Parameters<typeof connect>) {
      const stream = await connect.apply(this as never, given);
      stream.on("error", () => undefined);
      return stream;
    };
  }
}
