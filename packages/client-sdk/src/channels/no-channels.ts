import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { ChannelsApi } from "./channel-way";

const missing = async () => {
  throw new LunasError(
    'This client has no channels. Give createClient the option channels: { deposit: "10000", maxOpen: "50000" }.',
    {
      code: "invalid_option",
    },
  );
};

/** Of a client without the option. */
export const noChannelsApi: ChannelsApi = { list: async () => [], close: missing, withdraw: missing };
