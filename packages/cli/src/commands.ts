import type { Command } from "./command";
import { balanceCommand } from "./commands/balance";
import { channelsCommand } from "./commands/channels";
import { chargesCommand } from "./commands/charges";
import { dashboardCommand } from "./commands/dashboard";
import { doctorCommand } from "./commands/doctor";
import { eventsCommand } from "./commands/events";
import { fundCommand } from "./commands/fund";
import { holdsCommand } from "./commands/holds";
import { keysCommand } from "./commands/keys";
import { linksCommand } from "./commands/links";
import { listenCommand } from "./commands/listen";
import { loginCommand } from "./commands/login";
import { merchantCommand } from "./commands/merchant";
import { payCommand } from "./commands/pay";
import { paymentsCommand } from "./commands/payments";
import { payoutsCommand } from "./commands/payouts";
import { refundsCommand } from "./commands/refunds";
import { registerCommand } from "./commands/register";
import { reportsCommand } from "./commands/reports";
import { triggerCommand } from "./commands/trigger";
import { webhooksCommand } from "./commands/webhooks";

/** In the usual order of use. */
export const commands: readonly Command[] = [
  registerCommand,
  loginCommand,
  dashboardCommand,
  keysCommand,
  fundCommand,
  balanceCommand,
  payCommand,
  paymentsCommand,
  holdsCommand,
  channelsCommand,
  chargesCommand,
  payoutsCommand,
  refundsCommand,
  linksCommand,
  merchantCommand,
  webhooksCommand,
  eventsCommand,
  reportsCommand,
  listenCommand,
  triggerCommand,
  doctorCommand,
];
