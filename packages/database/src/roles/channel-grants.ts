/** The rights on the tables of channels. No service writes a sum, a charge or a voucher itself: functions do. */
export const channelGrants = {
  // A settler reports its own; gateways announce them.
  chain_authorizers: {
    lunas_gateway: ["select"],
    lunas_settler: ["select", "insert", "update (is_current, seen_at)"],
    lunas_console: ["select"],
  },
  // What anybody did with a channel is read from the contract: the settler alone stores it. A gateway asks for claims.
  channels: {
    lunas_gateway: ["select", "update (claim_requested_at)"],
    lunas_settler: [
      "select",
      `update (status, balance, claimed, refund_nonce, withdraw_amount, withdraw_requested_at, read_at_block, deposited_at_block,
        unclaimed_since, claim_requested_at, action_id, reserved_until, reserved_signature, closed_at)`,
    ],
    lunas_console: ["select"],
  },
  // A gateway asks for a payout or a refund, without calldata; what is sent, and its end, the settler writes.
  channel_actions: {
    lunas_gateway: [
      "select",
      `insert (id, kind, chain_id, environment, network, merchant_id, token_symbol, asset, receiver, cause, amount, channel_id)`,
    ],
    lunas_settler: [
      "select",
      "insert",
      `update (authorizer, status, amount, channels, calldata, gas_limit, urgent, tx_hash, block_number, block_time, failure_code,
        failure_message, sent_at, ended_at)`,
    ],
    lunas_console: ["select"],
  },
  channel_claims: { lunas_gateway: ["select"], lunas_settler: ["select", "insert"], lunas_console: ["select"] },
  // A gateway asks by request_channel_action alone; what is over is deleted.
  channel_requests: {
    lunas_gateway: ["select", "update (answered_at)"],
    lunas_settler: ["select", "update (created_at)", "delete"],
    lunas_console: ["select (action_id, body_hash, merchant_id, chain_id, answered_at, created_at)"],
  },
  channel_heads: { lunas_settler: ["select", "insert", "update"], lunas_console: ["select"] },
  channel_receivers: {
    lunas_gateway: ["select"],
    lunas_settler: ["select", "insert", "update"],
    lunas_console: ["select"],
  },
  // The dispatcher erases what is personal when its time is over.
  charges: {
    lunas_gateway: ["select"],
    lunas_settler: ["select"],
    lunas_dispatcher: ["select (id, created_at, metadata, description)", "update (metadata, description)"],
    // The ledger adds them up.
    lunas_console: ["select (id, channel_id, merchant_id, environment, amount, cumulative, status, created_at)"],
  },
  charge_days: { lunas_gateway: ["select"] },
  charge_roll_ups: { lunas_gateway: ["select"] },
  charge_marks: { lunas_gateway: ["select"] },
  // Only the functions of charges read it.
  charge_positions: {},
  charge_keys: { lunas_settler: ["select", "update (created_at)", "delete"] },
} as const;

export const channelFunctionGrants = {
  // It names no channel of another wallet, and says nothing of what a channel holds.
  "request_channel_action(jsonb, jsonb, jsonb, jsonb)": ["lunas_gateway"],
  // A voucher lowers no sum, and no sum is more than the payer signed.
  "charge_channels(jsonb, integer)": ["lunas_gateway"],
  "note_charge_answers(text[], text[], boolean[])": ["lunas_gateway"],
  // Of a charge that no claim covers.
  "void_charge(text, text, text, interval)": ["lunas_gateway"],
  "roll_up_charges()": ["lunas_dispatcher"],
  "charges_ended_to()": ["lunas_gateway"],
} as const;
