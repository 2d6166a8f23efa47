import { channelFunctionGrants, channelGrants } from "./channel-grants";

/** The database's users: one for each process. Migrations and operators' commands run as the owner. */
export const serviceRoles = ["lunas_gateway", "lunas_settler", "lunas_dispatcher", "lunas_console"] as const;

export type ServiceRole = (typeof serviceRoles)[number];

/** In GRANT's syntax: `select`, or with columns: `update (position)`. */
export type Privilege = string;

export type TableGrants = Partial<Readonly<Record<ServiceRole, readonly Privilege[]>>>;

const reportsItself: readonly Privilege[] = ["insert (id, service, version, commit)", "update (seen_at)", "delete"];

/**
 * The rights of each role on each table; all others are refused. Every table has its entry, or a test fails. The
 * schema's functions run with their caller's rights, except those in `functionGrants`. Locking a row needs an update of
 * some column. The timeline and the reported hash read transactions and attempts; only the settler reads signed bytes.
 * Triggers protect what no role may undo: a key's end, a payment's end, a reported success.
 */
export const grants: Readonly<Record<string, TableGrants>> = {
  merchants: {
    // Neither a merchant's wallet, which receives money, nor its suspension or approval, which an operator decides.
    lunas_gateway: [
      "select",
      "insert (id, email, wallet_address, name, website, default_token, default_network, created_at, updated_at)",
      `update (email, name, website, webhook_url, webhook_secret, previous_webhook_secret, previous_secret_expires_at,
        older_webhook_secrets, webhook_disabled_at, webhook_failing_since, default_token, default_network, channel_settings, updated_at)`,
    ],
    lunas_settler: ["select (id, approved_at, wallet_address, next_wallet_at, channel_settings)"],
    // An operator approves and suspends in the console. It reads no e-mail address and no secret.
    lunas_console: [
      `select (id, name, wallet_address, created_at, updated_at, approved_at, suspended_at, webhook_disabled_at,
        webhook_failing_since)`,
      "update (approved_at, suspended_at, updated_at)",
    ],
    lunas_dispatcher: [
      `select (id, wallet_address, webhook_url, webhook_secret, previous_webhook_secret, previous_secret_expires_at,
        older_webhook_secrets, webhook_disabled_at, webhook_failing_since)`,
      "update (webhook_disabled_at, webhook_failing_since)",
    ],
  },
  // Written by functions that make a whole change, and by a trigger when a merchant registers.
  merchant_wallets: { lunas_gateway: ["select"] },
  api_keys: {
    lunas_gateway: [
      "select",
      `insert (id, merchant_id, hash, prefix, type, environment, label, lineage, allowed_origins, scopes, allowed_ips, valid_until,
        expires_at, created_at)`,
      "update (label, allowed_origins, allowed_ips, last_used_at, revoked_at, expires_at)",
    ],
  },
  // Written by a trigger of api_keys.
  registered_origins: { lunas_gateway: ["select", "insert", "delete"] },
  payments: {
    // The gateway stores payments by function and updates the waiting requests; only the settler writes the end of a
    // payment.
    lunas_gateway: [
      "select",
      `update (asker_id, asker_until, second_waiter_id, second_waiter_until, answered_at, preconfirmed_at, key_lineage,
        idempotency_key, block_number)`,
    ],
    lunas_settler: [
      "select",
      `update (status, ended_at, tx_hash, log_index, block_number, block_hash, block_time, failure_code, failure_message,
        late_tx_hash, late_log_index, late_block_number, watch_over_at)`,
    ],
    // Sets both to null when their time is over; a trigger refuses every other change.
    lunas_dispatcher: ["select", "update (metadata, description)"],
    lunas_console: ["select"],
  },
  // A link's terms never change: it can only be closed and opened again.
  payment_links: {
    lunas_gateway: [
      "select",
      `insert (id, merchant_id, environment, network, chain_id, token_symbol, title, description, min_amount, max_amount,
        redirect_url, max_payments, expires_at, metadata)`,
      "update (active, updated_at)",
    ],
  },
  // What merchants list in the public directory.
  listed_resources: {
    lunas_gateway: [
      "select",
      "insert (id, merchant_id, environment, network, chain_id, token_symbol, host, url, method, description, amount)",
      "update (network, chain_id, token_symbol, host, description, amount, updated_at)",
      "delete",
    ],
  },
  // The hosts on which they may: an operator's decision, written by a command as the owner.
  listing_hosts: { lunas_gateway: ["select"] },
  // Sums of payments: written by function.
  payment_checkpoints: { lunas_gateway: ["select"] },
  refund_checkpoints: { lunas_gateway: ["select"] },
  payment_payers: { lunas_gateway: ["select"] },
  payment_payer_days: { lunas_gateway: ["select"] },
  // Successes that merchants gave back: written by function.
  given_back: { lunas_gateway: ["select"] },
  idempotency_keys: {
    lunas_gateway: ["select", "insert", "update (payment_id, created_at)"],
    lunas_settler: ["select", "update (created_at)", "delete"],
  },
  lanes: {
    lunas_gateway: [
      "select (id, chain_id, address, settles, resting, retired_at, lease_until, gas_price_wei, gas_price_at)",
    ],
    lunas_settler: ["select", "insert", "update"],
    lunas_console: ["select"],
  },
  settlers: { lunas_settler: ["select", "insert", "update", "delete"], lunas_console: ["select"] },
  // Each process reports itself, and forgets those that were not seen for a day. Only the console reads them.
  instances: {
    ...Object.fromEntries(
      (["lunas_gateway", "lunas_settler", "lunas_dispatcher"] as const).map((role) => [
        role,
        ["select (id, seen_at)", ...reportsItself],
      ]),
    ),
    lunas_console: ["select", ...reportsItself],
  },
  transactions: {
    lunas_gateway: ["select"],
    lunas_settler: [
      "select",
      "insert",
      `update (purpose, state, closed_at, mined_hash, mined_status, gas_used, effective_gas_price_wei, l1_fee_wei,
        block_number, reopened_at)`,
    ],
    lunas_dispatcher: ["select (lane_id, nonce, month, payment_id, created_at)"],
    lunas_console: ["select"],
  },
  bundled_payments: {
    lunas_gateway: ["select"],
    lunas_settler: ["select", "insert", "update (closed_at, gas_used, l1_fee_wei)"],
    lunas_dispatcher: ["select (lane_id, nonce, payment_id)"],
    lunas_console: ["select"],
  },
  attempts: {
    lunas_gateway: [
      `select (hash, lane_id, nonce, month, purpose, fee_cap_wei, created_at, published_at, publishes, publish_outcome,
        reorged_at, reorged_block_number)`,
    ],
    lunas_settler: [
      "select",
      "insert",
      "update (published_at, publishes, publish_outcome, reorged_at, reorged_block_number)",
    ],
    lunas_dispatcher: ["select (hash, lane_id, nonce, month, purpose, fee_cap_wei, created_at)"],
    lunas_console: [
      `select (hash, lane_id, nonce, month, purpose, fee_cap_wei, created_at, published_at, publishes, publish_outcome,
        reorged_at, reorged_block_number)`,
    ],
  },
  gas_spent: {
    lunas_gateway: ["select"],
    lunas_settler: ["select", "insert", "update (wei)"],
    lunas_console: ["select"],
  },
  gas_spent_unapproved: {
    lunas_gateway: ["select"],
    lunas_settler: ["select", "insert", "update (wei)"],
    // By a trigger of merchants, when it approves.
    lunas_console: ["select", "insert", "update (wei)"],
  },
  gas_spent_in_all: { lunas_gateway: ["select"], lunas_settler: ["select", "insert", "update (wei)"] },
  payer_reverts: { lunas_gateway: ["select"], lunas_settler: ["select (lane_id, nonce)", "insert", "delete"] },
  // What payments may name: written by `migrate`, as the owner.
  chains: { lunas_gateway: ["select"], lunas_settler: ["select"] },
  // Only the function that stores payments reads them.
  chain_spenders: {},
  chain_tokens: { lunas_gateway: ["select"], lunas_settler: ["select"] },
  // Operators' decisions: written by their commands, as the owner, and by their console.
  pauses: { lunas_gateway: ["select"], lunas_console: ["select", "insert (scope, subject, reason)", "delete"] },
  // Insert and read only. A service that makes no audited change has no right to it.
  audit_log: {
    lunas_gateway: ["select", "insert (id, actor_kind, actor_id, action, target, details, merchant_id, personal_hash)"],
    lunas_dispatcher: ["select"],
    lunas_console: ["select", "insert (id, actor_kind, actor_id, action, target, details, merchant_id, personal_hash)"],
  },
  // Erased when its time is over; a trigger checks the time too.
  audit_personal: {
    lunas_gateway: ["select", "insert (audit_id, salt, contents)"],
    lunas_dispatcher: ["select (audit_id, at)", "delete"],
    lunas_console: ["select"],
  },
  // Filled by a trigger of audit_log.
  audit_unchained: {
    lunas_gateway: ["insert"],
    lunas_dispatcher: ["select", "delete"],
    lunas_console: ["select", "insert"],
  },
  audit_chain: { lunas_dispatcher: ["select", "insert"] },
  refills: { lunas_settler: ["select", "insert"], lunas_console: ["select"] },
  sponsorships: {
    lunas_gateway: ["select"],
    lunas_settler: ["select", "update (granted_wei, granted_at)"],
    lunas_console: ["select"],
  },
  // Used sign-in nonces: the settler deletes expired ones.
  used_sign_in_nonces: { lunas_gateway: ["insert"], lunas_settler: ["select", "delete"] },
  // The gateway inserts the request; the settler, which holds the treasury's key, checks the limits itself and writes
  // the outcome.
  faucet_requests: {
    lunas_gateway: ["select", "insert (id, merchant_id, chain_id, token, address, amount, daily_limit)"],
    lunas_settler: ["select", "update (status, reason, tx_hash, balance, taken_at)", "delete"],
  },
  // The gateway resets a local fork, and is the owner there.
  chain_resets: { lunas_gateway: ["select"], lunas_console: ["select"] },
  events: {
    // Without a payment: by a CHECK only the settler, which names a payment, can report one.
    lunas_gateway: ["select", "insert (id, type, merchant_id, environment)"],
    // Events of channels and payouts carry their record.
    lunas_settler: ["insert (id, type, merchant_id, environment, payment_id, data)"],
    lunas_dispatcher: ["select", "update (position)"],
    lunas_console: ["select (id, type, merchant_id, payment_id, position, created_at)"],
  },
  deliveries: {
    lunas_gateway: ["select", "update (url, status, next_attempt_at, claimed_until, ended_at, schedule_from)"],
    lunas_dispatcher: [
      "select",
      "insert (id, event_id, merchant_id, url, next_attempt_at)",
      "update (attempts, status, next_attempt_at, claimed_until, ended_at)",
    ],
    // Not the addresses: a URL of a merchant's may contain a secret.
    lunas_console: ["select (id, event_id, status, attempts, next_attempt_at, created_at, ended_at)"],
  },
  delivery_attempts: {
    lunas_gateway: ["select"],
    lunas_dispatcher: ["select", "insert", "update (response_excerpt, error)"],
    // Not what the merchant's endpoint answered.
    lunas_console: ["select (delivery_id, number, started_at, duration_ms, status_code, error)"],
  },
  ...channelGrants,
};

/**
 * The functions that run as their owner, and the roles that may call them: each writes what its caller may not write
 * itself, and accepts only arguments for which the caller is trusted.
 */
export const functionGrants: Readonly<Record<string, readonly ServiceRole[]>> = {
  "accept_together(jsonb, jsonb)": ["lunas_gateway"],
  "accept_identified_payment(jsonb, numeric, numeric, bigint, interval)": ["lunas_gateway"],
  // The functions themselves decide what a capture may change: no more than the payer signed, before the hold's end, once.
  "capture_hold(jsonb)": ["lunas_gateway"],
  "release_hold(text, text, text)": ["lunas_gateway"],
  "roll_up_payments(text, text, integer)": ["lunas_gateway"],
  "roll_up_refunds(text, text, integer)": ["lunas_gateway"],
  // Applies changes whose time has come, and nothing else.
  "apply_wallet_changes(text)": ["lunas_gateway", "lunas_dispatcher"],
  // The functions themselves decide the waiting time of a merchant with production keys, the wallet's owner, the event
  // and the audit entry.
  "announce_wallet_change(text, text, text, jsonb)": ["lunas_gateway"],
  "cancel_wallet_change(text, text, text, jsonb)": ["lunas_gateway"],
  // It gives back what the merchant's own key asks for, at most twenty times within a day, and nothing of a refunded payment.
  "give_back_success(text, text, text, text, jsonb)": ["lunas_gateway"],
  // The gateway checks the signatures of sign-ins.
  "note_wallet_proof(text, integer, integer)": ["lunas_gateway"],
  // Tables of months: the first makes those of the next months. The others drop those that ended 89 days ago or earlier, and
  // those from more than three months before this one.
  "make_months(integer)": ["lunas_dispatcher"],
  "drop_months(timestamp with time zone)": ["lunas_dispatcher"],
  "drop_attempt_months(integer)": ["lunas_dispatcher"],
  // Deletes what is older than 89 days and from before there were tables of months.
  "prune_events(timestamp with time zone, integer)": ["lunas_dispatcher"],
  // For the endpoint of the delivery's own merchant, and no other address.
  "claim_deliveries(text[], integer)": ["lunas_dispatcher"],
  // Only of merchants whose endpoint is disabled or removed.
  "end_undeliverable(integer)": ["lunas_dispatcher"],
  // Only for a deposit that is settled, once.
  "open_channel(text, text)": ["lunas_settler"],
  // Where a sandbox chain carries its token. It adds none on a production chain.
  "add_sandbox_token(integer, text, text)": ["lunas_settler"],
  // Stores the first block once, and never changes it.
  "know_genesis(integer, text)": ["lunas_settler"],
  ...channelFunctionGrants,
};
