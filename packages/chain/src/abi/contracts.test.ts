import { id } from "ethers";
import { selectors, topics } from "./contracts";
import { depositErrorNames, errorNames } from "./decode-revert";

test.each(Object.values(selectors))("$signature has the selector $selector", ({ signature, selector }) => {
  expect(selector).toBe(id(signature).slice(0, 10));
});

test.each(Object.values(topics))("$signature has the topic $topic", ({ signature, topic }) => {
  expect(topic).toBe(id(signature));
});

test.each([
  "InvalidAmount()",
  "InvalidOwner()",
  "InvalidDestination()",
  "PaymentTooEarly()",
  "ReentrancyGuardReentrantCall()",
  "SignatureExpired(uint256)",
  "InvalidNonce()",
  "InvalidAmount(uint256)",
  "InvalidSigner()",
  "InvalidSignature()",
  "InvalidSignatureLength()",
  "InvalidContractSignature()",
  "InvalidChannel()",
  "WithdrawDelayOutOfRange()",
  "ZeroDeposit()",
  "DepositOverflow()",
  "DepositCollectionFailed()",
  "InvalidCollector()",
])("the error %s has a known selector", (signature) => {
  expect({ ...errorNames, ...depositErrorNames }[id(signature).slice(0, 10)]).toBe(
    signature.slice(0, signature.indexOf("(")),
  );
});
