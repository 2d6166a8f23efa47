import { until } from "@lunas/testkit/time/until";
import { type LossyPostgres, startLossyPostgres } from "../../harness/lossy-postgres";
import { channelFault } from "../channels/channel-fault";

let database: LossyPostgres | undefined;
const gateways = [0, 1];

/** The server has committed charges, and dies before it has said so. */
export const postgresDiesAfterACharge = channelFault({
  id: "F45",
  isLong: true,
  isFelt: false,
  title: "kill -9 of PostgreSQL between the commit of charges and their answers",
  prepare: async ({ scenario }) => {
    database = await startLossyPostgres(scenario.harness.stack.databaseUrl);
    const { url } = database;
    await scenario.stop("gateway");
    await scenario.stop("gateway-1");
    await Promise.all(gateways.map((index) => scenario.startGateway(index, { DATABASE_URL: url })));
  },
  charge: async ({ shop, channels, size, scenario }) => {
    database?.lose((sql) => sql.includes("charge_channels"));
    const charging = shop.charge(channels, size);
    await until(() => (database?.lost() ?? 0) >= channels.length, {
      ...{ timeoutMs: 20_000, intervalMs: 2, what: "answers that are lost" },
    });
    await scenario.harness.stack.restart("postgres", "SIGKILL");
    database?.lose(() => false);
    await charging;
  },
  strike: async ({ shop, size }) => {
    expect(shop.reported).toHaveLength(size);
  },
  cleanUp: async ({ scenario }) => {
    await scenario.stop("gateway");
    await scenario.stop("gateway-1");
    await Promise.all(gateways.map((index) => scenario.startGateway(index)));
    await database?.close();
  },
});
