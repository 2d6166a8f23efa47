import { account, wallet } from "./en/account";
import { channelSettings, channels } from "./en/channels";
import { events, keys, samples, webhooks } from "./en/developers";
import { holds } from "./en/holds";
import { home } from "./en/home";
import { links } from "./en/links";
import { payment, payments } from "./en/payments";
import { refund, refunds } from "./en/refunds";
import { sandbox } from "./en/sandbox";
import { nav, period, problems, shell, status } from "./en/shell";
import { signIn } from "./en/sign-in";

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
