import { canonicalContracts } from "@lunas/catalog/contracts";
import { artifact } from "@lunas/contracts/artifact";
import { canonicalOfChannels } from "@lunas/protocol/wire/networks";
import {
  BATCH_SETTLEMENT_ADDRESS,
  BATCH_SETTLEMENT_DOMAIN,
  claimBatchTypes,
  refundTypes,
  voucherTypes,
} from "@x402/evm";
import { computeChannelId } from "@x402/evm/batch-settlement/client";
import { ethers } from "ethers";
import { contractAt } from "./contracts-chain";
import {
  argumentOf,
  batchSettlement,
  channelDomain,
  channelIdOf,
  channelTypes,
  entryOf,
  permit2DepositCollector,
} from "./contracts-channels";
import { channels, useChannels } from "./opened-channels";

/** The channels' contracts on local chains against the x402 libraries, which know those on production chains. */
useChannels();

const interfaceOf = (name: "X402BatchSettlement" | "Permit2DepositCollector") =>
  new ethers.Interface(artifact(name).abi as ethers.InterfaceAbi);

test("the addresses are theirs", () => {
  const { x402BatchSettlement, permit2DepositCollector } = canonicalOfChannels;
  expect([batchSettlement, x402BatchSettlement]).toEqual(Array(2).fill(BATCH_SETTLEMENT_ADDRESS));
  expect(permit2DepositCollector).toBe(canonicalContracts.x402Channels.permit2DepositCollector);
});

describe("what is signed", () => {
  const config = () => channels.config({ salt: ethers.ZeroHash });

  it("has their types", () => {
    expect(channelTypes.voucher).toEqual(voucherTypes);
    expect(channelTypes.refund).toEqual(refundTypes);
    expect(channelTypes.claims).toEqual(claimBatchTypes);
    expect(channelDomain).toMatchObject(BATCH_SETTLEMENT_DOMAIN);
  });

  it("has one id of a channel, here, there and in the contract", async () => {
    const ids = [
      channelIdOf(config()),
      computeChannelId({ ...config(), withdrawDelay: 900 } as never, "eip155:1337"),
      await channels.read("getChannelId", Object.values(config())),
    ];
    expect(new Set(ids).size).toBe(1);
  });

  it("has one digest of vouchers, refunds and claims, here and in the contract", async () => {
    const [channelId, hash] = [channelIdOf(config()), ethers.TypedDataEncoder.hash];
    const voucher = { channelId, maxClaimableAmount: 5n };
    expect(await channels.read("getVoucherDigest", channelId, 5n)).toBe(
      hash(channelDomain, channelTypes.voucher, voucher),
    );
    const refund = { channelId, nonce: 3n, amount: 4n };
    expect(await channels.read("getRefundDigest", channelId, 3n, 4n)).toBe(
      hash(channelDomain, channelTypes.refund, refund),
    );
    const rows = [await channels.row(config(), 9n, 8n), await channels.row(channels.config(), 7n)];
    for (const some of [rows, rows.slice(0, 1), []]) {
      const claims = hash(channelDomain, channelTypes.claims, { claims: some.map(entryOf) });
      expect(await channels.read("getClaimBatchDigest", some.map(argumentOf))).toBe(claims);
    }
  });

  it("has the type hashes and the domain of production chains", async () => {
    const names = ["CHANNEL_CONFIG", "VOUCHER", "REFUND", "CLAIM_ENTRY", "CLAIM_BATCH"];
    const found = await Promise.all(names.map((name) => channels.read(`${name}_TYPEHASH`)));
    expect(found).toEqual([
      "0x1c9a06ceab9b0ebbd3301dc56c9111bb6d9af421356dc9ccb3b7084c755db308",
      "0x1e1bd6ff84c3e0d9029a292b212e039c0ca97ec497c55191a4a5874294609a69",
      "0xbe23ad087435072cd69b49cc5b92de10ee610fce7ae0ab428307972d764bb216",
      "0x30b9a0367528fca13c3e8ec6134c3113f1887ebe7a1ad61de0955aac288b0cf5",
      "0x42bd57c010b870c2e96203c66341f28a6a19b4d56a74533a8eb5f706b9fd6d57",
    ]);
    const domain = [...((await channels.read("eip712Domain")) as Iterable<unknown>)];
    expect(domain.slice(1, 5)).toEqual(["x402 Batch Settlement", "1", 1337n, batchSettlement]);
    expect(await channels.read("MIN_WITHDRAW_DELAY")).toBe(900n);
    expect(await channels.read("MAX_WITHDRAW_DELAY")).toBe(2_592_000n);
  });

  it("has the deposit witness of production chains", async () => {
    const collector = contractAt("Permit2DepositCollector", permit2DepositCollector, channels.relayer);
    const { PermitWitnessTransferFrom: primary, ...others } = channelTypes.deposit;
    const encoder = ethers.TypedDataEncoder.from({ PermitWitnessTransferFrom: primary, ...others });
    const whole = encoder.encodeType("PermitWitnessTransferFrom");
    expect(ethers.id(whole)).toBe("0x436a25c01a21a6ed025816c4c9ea3d6132aa879dd7ef16f6188dd3b0aebccc52");
    const stub = "PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,";
    expect(stub + (await collector.getFunction("DEPOSIT_WITNESS_TYPE_STRING")())).toBe(whole);
    expect(await collector.getFunction("DEPOSIT_WITNESS_TYPEHASH")()).toBe(
      "0xba0000097e86dabe64178afe31109221193339a6861598f2133fcbdc92c84479",
    );
  });
});

describe("the interface of production chains", () => {
  const selectorsOf = (each: ethers.Interface) => {
    const found: Record<string, string> = {};
    each.forEachFunction(({ name, selector }) => Object.assign(found, { [name]: selector }));
    return found;
  };
  const topicsOf = (each: ethers.Interface) => {
    const found: Record<string, string> = {};
    each.forEachEvent(({ name, topicHash }) => Object.assign(found, { [name]: topicHash }));
    return found;
  };
  const errorsIn = (each: ethers.Interface) => {
    const found: Record<string, string> = {};
    each.forEachError(({ name, selector }) => Object.assign(found, { [name]: selector }));
    return found;
  };

  it("has its functions", () => {
    expect(selectorsOf(interfaceOf("X402BatchSettlement"))).toEqual({
      ...{ deposit: "0x140f1e75", claim: "0x29237b0c", claimWithSignature: "0xe43ce1f2", settle: "0x9db32a8f" },
      ...{ initiateWithdraw: "0xcf5cf3dc", finalizeWithdraw: "0xe88377b1", refund: "0xdce4bfae" },
      ...{ refundWithSignature: "0xb77433e9", multicall: "0xac9650d8", channels: "0x7a7ebd7b" },
      ...{ pendingWithdrawals: "0xb7f06ebe", receivers: "0x21ff6389", refundNonce: "0xf0dc792e" },
      ...{ getChannelId: "0x5e5e0b87", getVoucherDigest: "0x862bb199", getRefundDigest: "0xe25cf189" },
      ...{ getClaimBatchDigest: "0x488ccc3b", CHANNEL_CONFIG_TYPEHASH: "0x8e4a68ac", VOUCHER_TYPEHASH: "0x94739e87" },
      ...{ REFUND_TYPEHASH: "0x1e69ef40", CLAIM_ENTRY_TYPEHASH: "0xba94ec0d", CLAIM_BATCH_TYPEHASH: "0x53ab0fae" },
      ...{ MIN_WITHDRAW_DELAY: "0xae159439", MAX_WITHDRAW_DELAY: "0x1fc3277d", eip712Domain: "0x84b0196e" },
    });
    expect(selectorsOf(interfaceOf("Permit2DepositCollector"))).toMatchObject({
      ...{ collect: "0xe416d8d3", x402BatchSettlement: "0x4dec6d95", PERMIT2: "0x6afdd850" },
    });
  });

  it("has its events", () => {
    const { EIP712DomainChanged: _unused, ...topics } = topicsOf(interfaceOf("X402BatchSettlement"));
    expect(topics).toEqual({
      ChannelCreated: "0x69d8248d5566bdb2ebc4d218970710d8378a2ff9b709a999e052b71970f808fa",
      ChannelClosed: "0x8d5942f197f362dfd44dfdc1b0b7a9721c9151b67f55817c83349271d3c08d37",
      Deposited: "0x6c2a09353b5e75e70d0b9778b80a413809bb235d46c211811c474b3346791d89",
      Claimed: "0x36bd546bb573e8921fdbfd934bbed62d872796b01792cd240cce27f79dd3eddd",
      Settled: "0x7337b4386b690fdb8ba66905b92b9d45d33bc6626ee2620c905fb150ec0cc47d",
      Refunded: "0xa84286cf8ebc7903a663c77c8d99aa92b600d4c2fcca872a5d4a663db4eb394b",
      WithdrawInitiated: "0xe4280d0d903c7f258f62b07c62f262377cbaa23f7791d78126e6446e0f0e3c23",
      WithdrawFinalized: "0x546ce1e2242cd930c196bd08b894443562d709b4fffe4f028a75a6d233efc6e3",
    });
  });

  it("has its errors", () => {
    expect(errorsIn(interfaceOf("X402BatchSettlement"))).toMatchObject({
      ...{ InvalidChannel: "0xea3a9a39", ZeroDeposit: "0x56316e87", DepositOverflow: "0x1132981b" },
      ...{ InvalidSignature: "0x8baa579f", NotReceiverAuthorizer: "0xf5e2237d", NotAuthorizedToClaim: "0xdefb7069" },
      ...{ NotAuthorizedToRefund: "0x7864f008", ClaimExceedsCeiling: "0xf1789775", ClaimExceedsBalance: "0x7d8242b6" },
      ...{ WithdrawalAlreadyPending: "0xa2aed0f0", WithdrawalNotPending: "0x3a0a1ca6" },
      ...{ NotAuthorizedToFinalizeWithdraw: "0x15f969d5", WithdrawDelayNotElapsed: "0xf3965827" },
      ...{ NothingToWithdraw: "0xd0d04f60", WithdrawAmountExceedsAvailable: "0x6d3d5764", EmptyBatch: "0xc2e5347d" },
      ...{ WithdrawDelayOutOfRange: "0x4574fab6", DepositCollectionFailed: "0xeb43592c", ZeroRefund: "0xd758525c" },
      ...{ InvalidCollector: "0x18b1afd4", InvalidRefundNonce: "0x164f1afe" },
      ...{ ReentrancyGuardReentrantCall: "0x3ee5aeb5" },
    });
    expect(errorsIn(interfaceOf("Permit2DepositCollector"))).toMatchObject({
      ...{ OnlyX402BatchSettlement: "0x9794beb9", Permit2612AmountMismatch: "0x050cda49" },
    });
  });
});
