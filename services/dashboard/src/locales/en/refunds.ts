export const refunds = {
  title: "Refunds",
  lead: "Money that went back to payers, newest first.",
  none: "No refunds",
  noneMore: "Open a payment to refund it in whole or in part.",
  noneMatch: "No refund has this status",
  payment: "Payment",
};

export const refund = {
  title: "Refunds",
  none: "Nothing of this payment was refunded.",
  sum: "{{refunded}} of {{amount}} refunded",
  pendingSum: "{{amount}} still open",
  open: "Refund",
  dialog: "Refund {{amount}}",
  lead: "The money goes from the wallet that received the payment to the payer {{payer}}. Lunas pays the gas.",
  amount: "Amount in rupiah",
  amountHint: "At most {{remaining}}.",
  wrongAmount: "Between Rp\u00a00,01 and {{remaining}}, such as 5.000 or 5.000,50",
  reason: "Reason (optional)",
  reasonHint: "For your own records. The payer does not see it.",
  signer: "Wallet {{wallet}} has to sign.",
  noWallet:
    "No wallet was found in this browser. The refund needs a signature of {{wallet}}: open this page in the browser that has this wallet.",
  signWith: "Refund with {{name}}",
  approvalTitle: "One approval first",
  approvalMore:
    "Permit2, the contract that moves the money, has no approval of this wallet yet. The wallet first sends an approval transaction; its gas is paid in {{coin}} from this wallet. Then it signs the refund, which needs no gas.",
  approveForLater: "Approve for later refunds, too: they then need a signature only.",
  steps: {
    preparing: "Preparing and checking the refund…",
    connecting: "Choose account and network in the wallet…",
    approving: "Confirm the approval in the wallet; then it is mined…",
    signing: "Sign the refund in the wallet…",
    sending: "Sending the refund…",
  },
  pending: "The refund is on its way. You may close this window.",
  confirmed: "{{amount}} are back at the payer.",
  failed: "The refund failed, and no money moved: {{message}}",
  late: "It was settled by another party after it had failed: the payer has the money.",
  signed:
    "The refund of {{amount}} is signed, and the service has not answered yet. Send it again: it stays the same refund. A new signature would be a second one.",
  again: "Send the signed refund again",
  reasons: {
    not_final:
      "The payment's block is not final yet. In production a refund waits until it is, which takes some minutes. Try again then.",
    not_settled: "Only a payment that was settled can be refunded.",
    too_many_refunds: "This payment has as many refunds as it may have.",
    refund_exceeds_payment: "This is more than what is left of the payment. Another refund may still be open.",
    refund_data_wrong:
      "The data to sign is not this refund ({{field}} differs). Nothing was signed. Tell the operator before you try again.",
    wallet_refused: "It was refused in the wallet. No money moved; try again when you are ready.",
    wallet_busy: "The wallet is waiting for an answer already. Open it and confirm there.",
    wallet_empty: "The wallet shared no account. Choose one in the wallet and try again.",
    wallet_disconnected: "The wallet is not connected to a network. Choose one in the wallet and try again.",
    wallet_failed: "The wallet could not do it. Unlock it, see that it has gas for an approval, and try again.",
    wallet_other_account:
      "This is another wallet. The payment was received by {{expected}}: choose that account in the wallet and try again.",
    wallet_wrong_chain: "The wallet is on another network. Switch it to {{network}} (chain {{chainId}}) and try again.",
    approval_failed: "The approval failed on the chain. No money moved; try again.",
    approval_pending: "The approval is not seen on the chain yet. Wait a moment and try again.",
    no_permit2_approval: "The approval of Permit2 is missing or too small. Try again.",
    insufficient_balance: "The wallet has not enough IDRX for this refund.",
    expired_deadline: "That took too long, and the signature expired. Try again.",
    invalid_signature:
      "The signature is not of the wallet that received the payment. Choose its account and try again.",
    simulation_failed: "The network would refuse this refund. No money moved.",
  },
};
