import type { ChannelConfig, DepositAuthorization, Voucher } from "@lunas/protocol/wire/channels";
import { depositWitnessTypes } from "@lunas/protocol/x402/deposit-permit";
import { permit2DomainName } from "@lunas/protocol/x402/permit2";
import { TypedDataEncoder, type TypedDataField, verifyTypedData } from "ethers";
import { channelConfig } from "./channel-config";

/** Ids and signers of channels by a general EIP-712 encoder, apart from the libraries' own. */
const fields = (list: string): TypedDataField[] =>
  list.split(",").map((each) => {
    const [type = "", name = ""] = each.split(" ");
    return { type, name };
  });
const configTypes = {
  ChannelConfig: fields(
    "address payer,address payerAuthorizer,address receiver,address receiverAuthorizer,address token,uint40 withdrawDelay,bytes32 salt",
  ),
};
const voucherTypes = { Voucher: fields("bytes32 channelId,uint128 maxClaimableAmount") };

const { chainId, permit2Address } = channelConfig;
const verifyingContract = channelConfig.x402.batchSettlement?.contract as string;
const domain = { name: "x402 Batch Settlement", version: "1", chainId, verifyingContract };
const permit2Domain = { name: permit2DomainName, chainId, verifyingContract: permit2Address };

export const encodedChannelId = (config: ChannelConfig): string => TypedDataEncoder.hash(domain, configTypes, config);

export function voucherSigner({ channelId, maxClaimableAmount, signature }: Voucher): string {
  return verifyTypedData(domain, voucherTypes, { channelId, maxClaimableAmount }, signature);
}

export function depositSigner({ from: _, signature, ...message }: DepositAuthorization): string {
  const types = JSON.parse(JSON.stringify(depositWitnessTypes)) as Record<string, TypedDataField[]>;
  return verifyTypedData(permit2Domain, types, message, signature);
}
