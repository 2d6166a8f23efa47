import type { ChannelWay, ClientDeps } from "../client-deps";
import { type BudgetMeter, budgetMeter } from "./budget-meter";
import { type ChannelOptions, readChannelOptions } from "./channel-options";
import { channelPool } from "./channel-pool";
import { type ChannelStore, channelsInMemory } from "./channel-store";
import type { ChannelPurchase } from "./channel-way";
import { chooseChannel } from "./choose-channel";
import { channelsApi } from "./manage-channels";
import { payWith } from "./pay-by-channel";
import { payWhereOffered } from "./pay-where-offered";
import type { PayingDeps } from "./paying-deps";
import { purchaseOf } from "./purchase-of";
import { requireChannelContracts } from "./require-contracts";

/** Pays by channels within these limits. Throws `invalid_option`. */
export function createChannels(options: ChannelOptions, kept: ChannelStore = channelsInMemory()): ChannelWay {
  const limits = readChannelOptions(options);
  const store = options.store ?? kept;
  const pool = channelPool(store);
  const inOrder = oneAfterAnother();
  const meters = new WeakMap<object, BudgetMeter>();
  const meterOf = ({ budget }: ClientDeps) => {
    const meter = meters.get(budget) ?? budgetMeter(budget);
    meters.set(budget, meter);
    return meter;
  };
  const choose: ChannelWay["choose"] = async (deps, demanded) => {
    // In direct settlement the payer settles, and only a merchant charges a voucher.
    if (deps.settings.settlement === "direct") return null;
    const chosen = chooseChannel(demanded, await deps.chains(), limits);
    if (chosen !== null) requireChannelContracts(chosen.chain, deps.settings.contracts);
    return chosen;
  };
  const buy = async (deps: ClientDeps, purchase: ChannelPurchase) => {
    const { chosen, origin, payAgain } = purchase;
    const { settings, setup } = deps;
    const prepare = { payer: setup.payer, chain: chosen.chain, callbacks: settings.callbacks };
    const paying = { client: deps, prepare, store, limits, meter: meterOf(deps), all: pool.all, inOrder };
    const buying = {
      ...purchase,
      purchase: purchaseOf(purchase.request, purchase.demanded, chosen.terms),
      url: purchase.request.url,
    };
    const need = { chosen, origin, purchase: buying.purchase, payAgain, perShop: limits.perShop };
    return pool.use(need, (slot) => payWith(paying, slot, buying));
  };
  return {
    choose,
    pay: payWhereOffered({ choose, buy }),
    api: (deps) => channelsApi({ client: deps, store, pool }),
  };
}

/** Runs works in the order of their calls, one at a time. */
function oneAfterAnother(): PayingDeps["inOrder"] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
