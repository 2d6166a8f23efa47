import type { LinkState } from "../../harness/broken-link";
import type { Fault } from "../fault";
import { linkFault } from "../link-fault";
import { sizes } from "../sizes";

/** A settler that holds lanes cannot reach the database; what it has sent arrives when others have its lanes. */
const cut = (state: LinkState, how: string, lastsMs: number): Fault =>
  linkFault({
    ...{ id: "F47", title: `between a settler and PostgreSQL ${how}`, services: ["settler-1"], servers: ["postgres"] },
    hurt: (link) => link.set(state),
    lastsMs,
  });

export const settlerCutFromPostgres: readonly Fault[] = [
  cut("cut", "all packets vanish", sizes.cutMs),
  cut("requests lost", "the statements vanish", sizes.cutMs),
  cut("answers lost", "the answers vanish", sizes.cutMs),
];
