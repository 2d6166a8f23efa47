import type { Command } from "./command";
import { doctorCommand } from "./commands/doctor";
import { fundCommand } from "./commands/fund";
import { keysCommand } from "./commands/keys";
import { linksCommand } from "./commands/links";
import { listenCommand } from "./commands/listen";
import { payCommand } from "./commands/pay";
import { paymentsCommand } from "./commands/payments";
import { registerCommand } from "./commands/register";
import { triggerCommand } from "./commands/trigger";

/** In the usual order of use. */
export const commands: readonly Command[] = [
  registerCommand,
  keysCommand,
  fundCommand,
  payCommand,
  paymentsCommand,
  linksCommand,
  listenCommand,
  triggerCommand,
  doctorCommand,
];
