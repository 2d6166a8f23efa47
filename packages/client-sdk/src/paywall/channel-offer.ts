/// <reference lib="dom" />
import { formatRupiah } from "@lunas/protocol/money/rupiah";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { ChannelTexts } from "./channel-texts";
import { make } from "./make";
import type { ChannelState, PageChannel } from "./page-channel";

const styles = `
.channel { margin: 1.25rem 0 0; padding: 1.25rem 0 0; border-top: 1px solid color-mix(in srgb, var(--lunas-text, var(--text)) 18%, transparent); }
.channel p { margin: 0 0 .75rem; font-size: .9375rem; }
.channel button { border: 2px solid currentcolor; background: none; color: var(--lunas-text, var(--text)); }
.channel .hint { margin: .75rem 0; font-size: .875rem; }
.channel .back { width: auto; min-height: 2.75rem; padding: 0; text-align: left; border: 0; font-weight: 400; text-decoration: underline; text-underline-offset: .2em; }
.channel [hidden], .channel p:empty { display: none; }`;

/** The part of a gate's page that offers a deposit, or pays from one. */
export interface ChannelOffer {
  readonly element: HTMLElement;
  /** Null where the page's own button does this: the shop takes nothing but a channel. */
  readonly button: HTMLButtonElement | null;
  readonly backButton: HTMLButtonElement;
  /** What is offered now, as the texts show it. */
  shown(): ChannelState;
  label(): string;
  /** Shows what is stored now. `note`: what has just happened. */
  update(note?: string): void;
  /** The shop does not give back what is left: from now on the chain does. */
  refuse(): void;
}

export function channelOffer(channel: PageChannel, texts: ChannelTexts, checkAgain: string): ChannelOffer {
  const element = make("div", "channel");
  const explain = make("p");
  const note = make("p");
  note.setAttribute("role", "status");
  const button = make("button");
  button.type = "button";
  const back = make("button", "back");
  back.type = "button";
  const risk = make("p", "hint", texts.risk(texts.delay(channel.delaySeconds)));
  element.append(make("style", "", styles), explain, ...(channel.isAlone ? [] : [button]), risk, back, note);
  let state = stateNow(channel, false);
  const sum = formatRupiah(channel.deposit);
  const label = () => {
    if (state.kind === "open") return checkAgain;
    return state.kind === "spend" ? texts.spend.button(formatRupiah(channel.price)) : texts.deposit.button(sum);
  };
  const explained = () => {
    const paid = state.isPaid && state.kind !== "open" ? `${texts.paid} ` : "";
    return `${paid}${offered()}`;
  };
  const offered = () => {
    if (state.kind === "open") return texts.open.explain;
    return state.kind === "spend" ? texts.spend.explain(formatRupiah(state.left)) : texts.deposit.explain(sum);
  };
  let isRefused = false;
  const update = (said = "") => {
    state = stateNow(channel, isRefused);
    explain.textContent = explained();
    button.textContent = label();
    const { text, isButton } = backText(state, texts);
    back.hidden = !isButton;
    back.textContent = isButton ? text : "";
    note.textContent = said === "" && !isButton ? text : said;
  };
  const refuse = () => {
    isRefused = true;
    update(texts.back.refused);
  };
  update();
  const own = channel.isAlone ? null : button;
  return { element, button: own, backButton: back, shown: () => state, label, update, refuse };
}

function stateNow(channel: PageChannel, isRefused: boolean): ChannelState {
  const state = channel.state();
  return isRefused && state.back !== null ? { ...state, back: { ...state.back, from: "chain" } } : state;
}

/** While a withdrawal waits, its text is no button. */
function backText(
  { kind, back }: ChannelState,
  texts: ChannelTexts,
): { readonly text: string; readonly isButton: boolean } {
  if (back === null || (kind === "open" && back.from === "shop")) return { text: "", isButton: false };
  const sum = formatRupiah(back.sum);
  if (back.from === "shop") return { text: texts.back.button(sum), isButton: true };
  if (back.atMs === null || back.atMs <= Date.now()) return { text: texts.back.withdraw(sum), isButton: true };
  return { text: texts.back.begun(sum, timeOf(back.atMs)), isButton: false };
}

function timeOf(atMs: number): string {
  return new Date(atMs).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
}

/** The texts of a failure of this way to pay, by its code. */
export function channelFailure(texts: ChannelTexts, error: unknown): string | undefined {
  if (!(error instanceof LunasError)) return undefined;
  const { code, details } = error;
  const isOtherWallet = code === "deposit_refused" && details.payer !== undefined;
  return texts.failures[isOtherWallet ? "other_wallet" : code];
}
