// PAYER_KEY=0x… node sign-payment.mjs '<an entry of "accepts">' signs it and prints the body of POST /facilitate.
import { randomBytes, toBigInt, Wallet } from "ethers";

const accepted = JSON.parse(process.argv[2]);
const { asset: token, amount, payTo: to, network, maxTimeoutSeconds } = accepted;
const config = await (await fetch(`${process.env.LUNAS_URL ?? "http://localhost:3402"}/config`)).json();
const { chainId, permit2Address, x402 } = Object.values(config).find((each) => each.x402.caip2Network === network);
const payer = new Wallet(process.env.PAYER_KEY);
const struct = (text) => text.split(", ").map((field) => ({ type: field.split(" ")[0], name: field.split(" ")[1] }));
const permit = struct("TokenPermissions permitted, address spender, uint256 nonce, uint256 deadline, Witness witness");
const [pair, witness] = [struct("address token, uint256 amount"), struct("address to, uint256 validAfter")];
const types = { PermitWitnessTransferFrom: permit, TokenPermissions: pair, Witness: witness };
const domain = { name: "Permit2", chainId, verifyingContract: permit2Address };
const deadline = String(Math.floor(Date.now() / 1000) + maxTimeoutSeconds);
const [spender, nonce] = [x402.x402Permit2ProxyAddress, toBigInt(randomBytes(32)).toString()];
const signed = { permitted: { token, amount }, spender, nonce, deadline, witness: { to, validAfter: "0" } };
const signature = await payer.signTypedData(domain, types, signed);
const payload = { x402Version: 2, payload: { signature, permit2Authorization: { from: payer.address, ...signed } } };
const paymentPayload = Buffer.from(JSON.stringify({ ...payload, accepted })).toString("base64");
process.stdout.write(`${JSON.stringify({ paymentPayload, paymentRequirements: accepted })}\n`);
