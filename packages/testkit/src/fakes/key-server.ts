import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  computeAddress,
  encodeRlp,
  keccak256,
  type Signature,
  SigningKey,
  Transaction,
  type TypedDataDomain,
  TypedDataEncoder,
  type TypedDataField,
  toBeArray,
} from "ethers";
import { derOf, spkiOf } from "./fake-kms";

/** `late`: answers after its caller has given up. The others are wrong answers. */
export type KeyFault = "none" | "hangs" | "errors" | "denies" | "missing" | "wrong_key" | "high_s" | "garbage";

export interface KeyServerRequest {
  readonly what: "aws:GetPublicKey" | "aws:Sign" | "gcp:publicKey" | "gcp:asymmetricSign" | "eth_signTransaction";
  readonly authorization: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Keys behind the interfaces of AWS KMS (JSON 1.1), Google Cloud KMS (REST, with its metadata server) and Web3Signer. */
export interface KeyServer {
  readonly url: string;
  readonly address: string;
  readonly requests: readonly KeyServerRequest[];
  fault(fault: KeyFault): void;
  stop(): Promise<void>;
}

export interface KeyServerPlan {
  readonly privateKey: string;
  /** What Web3Signer was started with. */
  readonly chainId: number;
}

const curveOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const otherKey = new SigningKey(`0x${"5a".repeat(32)}`);

interface State {
  readonly plan: KeyServerPlan;
  readonly key: SigningKey;
  readonly requests: KeyServerRequest[];
  fault: KeyFault;
}

export async function startKeyServer(plan: KeyServerPlan): Promise<KeyServer> {
  const key = new SigningKey(plan.privateKey);
  const state: State = { plan, key, requests: [], fault: "none" };
  const server = createServer((request, response) => {
    void serve(state, request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    address: computeAddress(key.publicKey),
    requests: state.requests,
    fault: (fault) => {
      state.fault = fault;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? "/";
  if (path.startsWith("/computeMetadata/")) return metadata(path, response);
  const text = await bodyOf(request);
  const body = (text === "" ? {} : JSON.parse(text)) as Record<string, unknown>;
  const what = whatOf(request, path);
  state.requests.push({ what, authorization: request.headers.authorization ?? "", body });
  if (state.fault === "hangs") return;
  const failure = failureOf(state.fault, what);
  const answer = failure ?? { status: 200, body: answerOf(state, what, body) };
  const type = what.startsWith("aws:") ? "application/x-amz-json-1.1" : "application/json";
  response.writeHead(answer.status, { "content-type": type }).end(JSON.stringify(answer.body));
}

function whatOf({ headers }: IncomingMessage, path: string): KeyServerRequest["what"] {
  const target = headers["x-amz-target"];
  if (typeof target === "string") {
    if (
      !/^AWS4-HMAC-SHA256 Credential=\S+\/kms\/aws4_request, /.test(headers.authorization ?? "") ||
      !headers["x-amz-date"]
    )
      throw new Error("a request to AWS without a signature of version 4");
    return target === "TrentService.Sign" ? "aws:Sign" : "aws:GetPublicKey";
  }
  if (!path.startsWith("/v1/projects/")) return "eth_signTransaction";
  if (headers.authorization !== "Bearer token-of-the-metadata-server") throw new Error("a request without a token");
  return path.endsWith(":asymmetricSign") ? "gcp:asymmetricSign" : "gcp:publicKey";
}

/** As each of them says it. */
function failureOf(fault: KeyFault, what: KeyServerRequest["what"]): { status: number; body: object } | null {
  const isAws = what.startsWith("aws:");
  if (fault === "errors")
    return { status: 500, body: isAws ? { __type: "KMSInternalException", message: "try later" } : {} };
  if (fault === "denies")
    return isAws
      ? { status: 400, body: { __type: "AccessDeniedException", message: "not authorized to perform: kms:Sign" } }
      : { status: 403, body: {} };
  if (fault === "missing")
    return isAws
      ? { status: 400, body: { __type: "NotFoundException", message: "Key does not exist" } }
      : { status: 404, body: {} };
  return null;
}

function answerOf(state: State, what: KeyServerRequest["what"], body: Readonly<Record<string, unknown>>): object {
  const { key } = state;
  switch (what) {
    case "aws:GetPublicKey":
      return { PublicKey: base64(spkiOf(key)), KeySpec: "ECC_SECG_P256K1", KeyUsage: "SIGN_VERIFY" };
    case "aws:Sign":
      if (body.MessageType !== "DIGEST" || body.SigningAlgorithm !== "ECDSA_SHA_256") throw new Error("no digest");
      return { Signature: base64(derSignature(state, Buffer.from(String(body.Message), "base64"))) };
    case "gcp:publicKey":
      return { pem: pemOf(spkiOf(key)), algorithm: "EC_SIGN_SECP256K1_SHA256" };
    case "gcp:asymmetricSign": {
      const { sha256 } = body.digest as { readonly sha256: string };
      return { signature: base64(derSignature(state, Buffer.from(sha256, "base64"))) };
    }
    case "eth_signTransaction": {
      const result = body.method === "eth_signTypedData" ? signedData(state, body) : signedTransaction(state, body);
      return { jsonrpc: "2.0", id: body.id, result };
    }
  }
}

function derSignature(state: State, digest: Buffer): Uint8Array {
  if (digest.length !== 32) throw new Error("a digest has 32 bytes");
  if (state.fault === "garbage") return Buffer.from("3006020100020100ff", "hex");
  const { r, s } = scalars(state, digest);
  return derOf(r, s);
}

function scalars({ fault, key }: State, digest: Uint8Array | string) {
  const { r, s, yParity }: Signature = (fault === "wrong_key" ? otherKey : key).sign(digest);
  return fault === "high_s"
    ? { r: BigInt(r), s: curveOrder - BigInt(s), yParity: 1 - yParity }
    : { r: BigInt(r), s: BigInt(s), yParity };
}

/** The data comes as JSON with the domain's own type, which ethers derives itself. */
function signedData(state: State, body: Readonly<Record<string, unknown>>): string {
  const [, json] = body.params as readonly [string, string];
  const { domain, types, message } = JSON.parse(json) as TypedParts;
  const { EIP712Domain: domainType, ...own } = types;
  if (domainType === undefined) throw new Error("typed data without the domain's type");
  if (state.fault === "garbage") return "0x00";
  const { r, s, yParity } = scalars(state, TypedDataEncoder.hash(domain, own, message));
  return `0x${[r, s].map((word) => word.toString(16).padStart(64, "0")).join("")}${(27 + yParity).toString(16)}`;
}

interface TypedParts {
  readonly domain: TypedDataDomain;
  readonly types: Record<string, TypedDataField[]>;
  readonly message: Record<string, unknown>;
}

interface Web3SignerTransaction {
  readonly to: string;
  readonly data: string;
  readonly gas: string;
  readonly value: string;
  readonly nonce: string;
  readonly maxFeePerGas: string;
  readonly maxPriorityFeePerGas: string;
}

function signedTransaction(state: State, body: Readonly<Record<string, unknown>>): string {
  if (body.method !== "eth_signTransaction") throw new Error("another method");
  if (state.fault === "garbage") return "0x02c0ffee";
  const [{ gas, nonce, ...rest }] = body.params as readonly [Web3SignerTransaction];
  const { to, data, value, maxFeePerGas, maxPriorityFeePerGas } = rest;
  const unsigned = Transaction.from({
    ...{ type: 2, chainId: state.plan.chainId, to, data, value, maxFeePerGas, maxPriorityFeePerGas },
    ...{ gasLimit: gas, nonce: Number(nonce) },
  });
  const { r, s, yParity } = scalars(state, keccak256(unsigned.unsignedSerialized));
  const fields = [
    ...[BigInt(state.plan.chainId), BigInt(nonce), BigInt(maxPriorityFeePerGas), BigInt(maxFeePerGas), BigInt(gas)].map(
      (value) => toBeArray(value),
    ),
    ...[to, toBeArray(BigInt(value)), data, []],
    ...[BigInt(yParity), r, s].map((value) => toBeArray(value)),
  ];
  return `0x02${encodeRlp(fields).slice(2)}`;
}

function metadata(path: string, response: ServerResponse): void {
  const isToken = path.includes("/token");
  const answer = isToken
    ? JSON.stringify({ access_token: "token-of-the-metadata-server", expires_in: 3_600, token_type: "Bearer" })
    : "default/";
  const type = isToken ? "application/json" : "application/text";
  response.writeHead(200, { "metadata-flavor": "Google", "content-type": type }).end(answer);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}

function pemOf(spki: Uint8Array): string {
  const lines = base64(spki).match(/.{1,64}/g) ?? [];
  return `-----BEGIN PUBLIC KEY-----\n${lines.join("\n")}\n-----END PUBLIC KEY-----\n`;
}
