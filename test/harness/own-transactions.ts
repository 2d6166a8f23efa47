/** In SQL: which nonces of which lanes were ever spent on which payment, alone or in a bundle. */
export const ownTransactions = `(
  select lane_id, nonce, payment_id from transactions where payment_id is not null
  union all select lane_id, nonce, payment_id from bundled_payments
)`;
