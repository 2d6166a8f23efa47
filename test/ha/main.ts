/** `npm run verify -- ha [part …]`: servers that fail over while customers pay; prints a table, and exits by it. */
import { archive } from "./parts/archive";
import { cluster, clusterTls } from "./parts/cluster";
import { pgbouncerTls } from "./parts/pgbouncer-tls";
import { pooler } from "./parts/pooler";
import { replica } from "./parts/replica";
import { sentinel, sentinelTls } from "./parts/sentinel";
import { standby } from "./parts/standby";
import { standbyBehind } from "./parts/standby-behind";
import { runParts } from "./run-parts";

runParts([pooler, pgbouncerTls, standby, standbyBehind, archive, replica, sentinel, sentinelTls, cluster, clusterTls]);
