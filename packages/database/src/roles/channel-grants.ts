/** The rights on the tables of channels. No service writes a sum, a charge or a voucher itself: functions do. */
export const channelGrants = {
  channels: { lunas_gateway: ["select"] },
  // The dispatcher erases what is personal when its time is over.
  charges: {
    lunas_gateway: ["select"],
    lunas_dispatcher: ["select (id, created_at, metadata, description)", "update (metadata, description)"],
  },
  charge_days: { lunas_gateway: ["select"] },
  charge_roll_ups: { lunas_gateway: ["select"] },
  charge_keys: { lunas_settler: ["select", "update (created_at)", "delete"] },
  channel_actions: {},
  channel_claims: {},
  channel_heads: {},
} as const;

export const channelFunctionGrants = {
  // A voucher lowers no sum, and no sum is more than the payer signed.
  "charge_channels(jsonb, integer)": ["lunas_gateway"],
  "note_charge_answers(text[], text[], boolean[])": ["lunas_gateway"],
  // Of a charge that no claim covers.
  "void_charge(text, text, text, interval)": ["lunas_gateway"],
  "roll_up_charges()": ["lunas_dispatcher"],
} as const;
