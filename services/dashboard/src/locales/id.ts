import { account, wallet } from "./id/account";
import { channelSettings, channels } from "./id/channels";
import { events, keys, samples, webhooks } from "./id/developers";
import { holds } from "./id/holds";
import { home } from "./id/home";
import { links } from "./id/links";
import { payment, payments } from "./id/payments";
import { refund, refunds } from "./id/refunds";
import { sandbox } from "./id/sandbox";
import { nav, period, problems, shell, status } from "./id/shell";
import { signIn } from "./id/sign-in";

const developers = { keys, webhooks, events, samples, sandbox };

export const messages = {
  shell,
  nav,
  period,
  status,
  problems,
  signIn,
  home,
  payments,
  payment,
  holds,
  channels,
  channelSettings,
  refund,
  refunds,
  links,
  ...developers,
  account,
  wallet,
};
