import { type LossyPostgres, startLossyPostgres } from "../../harness/lossy-postgres";
import { channelFault } from "../channels/channel-fault";

const inARow = 3;
let database: LossyPostgres | undefined;

/** Four clients share each channel, two at each gateway; some charges of one gateway are stored, and it never hears of it. */
export const twoGatewaysChargeOneChannel = channelFault({
  id: "F43",
  title: "two gateways charge the same channels at once, and one loses the database's answers",
  healthyGateways: 1,
  prepare: async ({ scenario }) => {
    database = await startLossyPostgres(scenario.harness.stack.databaseUrl);
    await scenario.stop("gateway-1");
    await scenario.startGateway(1, { DATABASE_URL: database.url });
  },
  charge: async () => undefined,
  strike: async ({ shop, channels, size }) => {
    let left = inARow;
    database?.lose((sql) => {
      if (left === 0 || !sql.includes("charge_channels")) return false;
      left -= 1;
      return true;
    });
    await shop.charge(channels, size, { isKeyed: true, clients: 4 });
    expect(database?.lost()).toBe(inARow);
    expect(shop.reported).toHaveLength(size);
  },
  cleanUp: async ({ scenario }) => {
    await scenario.stop("gateway-1");
    await scenario.startGateway(1);
    await database?.close();
  },
});
