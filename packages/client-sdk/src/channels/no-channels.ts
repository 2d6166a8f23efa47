import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { ChannelsApi } from "./channel-way";

const missing = async () => {
  throw new LunasError("Give createClient the option channels.", {
    code: "invalid_option",
  });
};

/** Of a client without the option. */
export const noChannelsApi: ChannelsApi = { list: async () => [], close: missing, withdraw: missing };
