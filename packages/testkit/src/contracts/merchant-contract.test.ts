import { memoryMerchants } from "../fakes/memory-merchants";
import { merchantContract } from "./merchant-contract";

merchantContract("in memory", async () => ({ ...memoryMerchants(), close: async () => undefined }));
