import { encryptionKeysInUse } from "@lunas/database/encryption-keys-in-use";
import { checkEncryptionKeys } from "@lunas/runtime/check-encryption-keys";
import { systemClock } from "@lunas/runtime/clock";
import { guardLanes } from "../chains/guard-lanes";
import { watchNetworks } from "../chains/networks";
import { offeredChannels } from "../chains/offered-channels";
import { pollAuthorizers } from "../chains/poll-authorizers";
import { pollLanes } from "../chains/poll-lanes";
import { openEventNotifications } from "../http/event-notifications";
import { cachedKeys } from "../keys/cached-keys";
import { knownSecretKeys } from "../keys/known-secret-keys";
import { markKeyUses } from "../keys/mark-key-uses";
import type { Config } from "../settings/read-config";
import type { Connections } from "./connections";
import type { Observer } from "./observe";
import { openStores } from "./stores";

const lanesEveryMs = 1_000;
/** A signer is replaced by a restart of the settlers, which takes longer. */
const authorizersEveryMs = 2_000;
const keyUsesEveryMs = 5_000;
/** Small compared to the second within which a waiting request must get a new event. */
const newsEveryMs = 250;

/** The tasks that run beside the requests. */
export function composeBackground(config: Config, connections: Connections, observer: Observer) {
  const clock = systemClock;
  const stores = openStores(config, connections, clock);
  const networks = watchNetworks({
    chains: connections.chains,
    clock,
    onUnreachable: observer.networkUnreachable,
    onChecked: observer.networkChecked,
    knownGenesis: stores.resets.knownGenesis,
    onFault: observer.backgroundFault("compare_first_block"),
  });
  const lanes = pollLanes({
    lanes: stores.lanes,
    chains: connections.chains.map(({ chain }) => chain),
    everyMs: lanesEveryMs,
    onFault: observer.backgroundFault("poll_lanes"),
  });
  const authorizers = pollAuthorizers({
    authorizers: stores.authorizers,
    chains: connections.chains.map(({ chain }) => chain),
    everyMs: authorizersEveryMs,
    onFault: observer.backgroundFault("poll_authorizers"),
  });
  const knownKeys = knownSecretKeys(cachedKeys(stores.apiKeys, clock.now), clock.now);
  const keyUses = markKeyUses({
    keys: { authenticate: knownKeys.authenticate, markUsed: stores.apiKeys.markUsed },
    clock,
    flushEveryMs: keyUsesEveryMs,
    onFault: observer.backgroundFault("mark_key_uses"),
  });
  const encryptionKeys = checkEncryptionKeys({
    keyIds: config.encryptionKeys.reveal().map(({ id }) => id),
    inUse: () => encryptionKeysInUse(connections.database),
    onFault: observer.backgroundFault("check_encryption_keys"),
  });
  const notifications = openEventNotifications({
    feed: stores.feed,
    everyMs: newsEveryMs,
    onFault: observer.backgroundFault("ring_events"),
  });
  const guarded = { lanes: guardLanes(lanes, networks), channelsOn: offeredChannels(authorizers, networks) };
  return { stores, networks, authorizers, ...guarded, knownKeys, keyUses, encryptionKeys, notifications };
}
