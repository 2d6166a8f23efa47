import { bytesToHex } from "@noble/hashes/utils";
import { TypedDataEncoder } from "ethers";
import { facilitateExample } from "../api/facilitate-example";
import { holdExample } from "../api/hold-example";
import { hashPermit, hashUptoPermit } from "./hash-permit";
import { permit2DomainName, permit2WitnessTypes, uptoWitnessTypes } from "./permit2";

const chain = { chainId: 8453, permit2Address: "0x000000000022D473030F116dDEE9F6B43aC78BA3" } as const;
const domain = { name: permit2DomainName, chainId: chain.chainId, verifyingContract: chain.permit2Address };
const hex = (digest: Uint8Array) => `0x${bytesToHex(digest)}`;

const exact = facilitateExample.paymentPayload.payload.permit2Authorization;
const upto = holdExample.paymentPayload.payload.permit2Authorization;

function digest(types: object, { from: _, ...message }: { readonly from: string }): string {
  const copies = JSON.parse(JSON.stringify(types));
  return TypedDataEncoder.hash(domain, copies, message);
}

test("both digests are those of a general encoder", () => {
  expect(hex(hashPermit(chain, exact))).toBe(digest(permit2WitnessTypes, exact));
  expect(hex(hashUptoPermit(chain, upto))).toBe(digest(uptoWitnessTypes, upto));
});

test("an unknown field of an exact witness changes nothing, the facilitator of upto does", () => {
  const facilitator = "0x5555555555555555555555555555555555555555" as const;
  const withUnknown = { ...exact, witness: { ...exact.witness, facilitator } };
  expect(hashPermit(chain, withUnknown)).toEqual(hashPermit(chain, exact));
  const toAnother = { ...upto, witness: { ...upto.witness, facilitator } };
  expect(hashUptoPermit(chain, toAnother)).not.toEqual(hashUptoPermit(chain, upto));
});
