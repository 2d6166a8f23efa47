/** `npm run verify -- disaster [part …]`: the runbooks for disasters, walked through while customers pay; prints a table, and exits by it. */
import { runParts } from "../ha/run-parts";
import { endpointLost } from "./parts/endpoint-lost";
import { oneOfTwoEndpoints } from "./parts/one-of-two-endpoints";
import { redisLost } from "./parts/redis-lost";
import { signersLost } from "./parts/signers-lost";
import { signersStolen } from "./parts/signers-stolen";

runParts([signersLost, signersStolen, endpointLost, oneOfTwoEndpoints, redisLost]);
