// Generated from the operations of this folder: npm run generate
import { createApiKey, listApiKeys, revokeApiKey, rollApiKey, updateApiKey } from "./api-keys";
import { listAudit } from "./audit";
import { createSignInLink, getNonce, login, logout, readSignInLink, redeemSignInLink, register } from "./auth";
import {
  claimChannels,
  createPayout,
  getChannel,
  listChannels,
  listCharges,
  listPayouts,
  refundChannel,
  verifyVoucher,
  voidCharge,
} from "./channels";
import { getConfig } from "./config";
import { findResources, getListedResources, listResource, removeListedResource } from "./discovery";
import { listEvents } from "./events";
import { facilitate } from "./facilitate";
import { getHealth, getLiveness, getReadiness } from "./health";
import { captureHold, createHold, getHold, listHolds, releaseHold } from "./holds";
import { getMerchant, getMerchantStats, getMerchantTerms, updateMerchant } from "./merchant";
import type { Operation } from "./operation";
import { fundTestWallet, payLink } from "./pay-link";
import { createPaymentLink, getPaymentLink, listPaymentLinks, updatePaymentLink } from "./payment-links";
import { getPayment, getPaymentTimeline, giveBackPayment, listPayments, verifyPayment } from "./payments";
import { getReceipt, getReceiptKeys, getRefundReceipt } from "./receipts";
import { getOpenApi } from "./reference";
import {
  createRefund,
  getRefund,
  getRefundTimeline,
  listRefunds,
  listRefundsOfPayment,
  prepareRefund,
} from "./refunds";
import { exportPayments, getDailyReport } from "./reports";
import {
  fundWallet,
  fundWalletInSession,
  listSandboxWallets,
  listSandboxWalletsInSession,
  resetSandbox,
  resetSandboxInSession,
} from "./sandbox";
import { endOtherSessions, endSession, listSessions } from "./sessions";
import { getTokenPrice, listTokens } from "./tokens";
import { cancelWalletChange, changeWallet, proveWallet } from "./wallet";
import { getDelivery, listDeliveries, redeliver, redeliverFailed, testWebhook } from "./webhooks";
import { getX402Supported, settleX402, verifyX402 } from "./x402";

/** Every endpoint, in the order of the OpenAPI document. */
export const operations: readonly Operation[] = [
  facilitate,
  createHold,
  captureHold,
  releaseHold,
  listHolds,
  getHold,
  listPayments,
  getPayment,
  getPaymentTimeline,
  giveBackPayment,
  verifyPayment,
  getConfig,
  listTokens,
  getTokenPrice,
  getHealth,
  getLiveness,
  getReadiness,
  getOpenApi,
  getNonce,
  register,
  login,
  logout,
  createSignInLink,
  readSignInLink,
  redeemSignInLink,
  getMerchantTerms,
  getMerchant,
  updateMerchant,
  getMerchantStats,
  changeWallet,
  proveWallet,
  cancelWalletChange,
  listSessions,
  endSession,
  endOtherSessions,
  listAudit,
  createApiKey,
  listApiKeys,
  updateApiKey,
  rollApiKey,
  revokeApiKey,
  listEvents,
  listDeliveries,
  getDelivery,
  redeliver,
  redeliverFailed,
  testWebhook,
  fundWallet,
  fundWalletInSession,
  resetSandbox,
  resetSandboxInSession,
  listSandboxWallets,
  listSandboxWalletsInSession,
  verifyVoucher,
  listChannels,
  getChannel,
  refundChannel,
  claimChannels,
  listCharges,
  voidCharge,
  createPayout,
  listPayouts,
  findResources,
  listResource,
  getListedResources,
  removeListedResource,
  payLink,
  fundTestWallet,
  createPaymentLink,
  listPaymentLinks,
  getPaymentLink,
  updatePaymentLink,
  getReceipt,
  getRefundReceipt,
  getReceiptKeys,
  prepareRefund,
  createRefund,
  listRefundsOfPayment,
  listRefunds,
  getRefund,
  getRefundTimeline,
  exportPayments,
  getDailyReport,
  getX402Supported,
  verifyX402,
  settleX402,
];
