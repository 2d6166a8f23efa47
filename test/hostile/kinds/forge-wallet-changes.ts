import { cancelStatement, changeStatement } from "@lunas/domain/merchant/wallet-change";
import { query } from "@lunas/stack/postgres/query";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import type { Wallet } from "ethers";
import { sendRaw } from "../../harness/raw-request";
import { type RegisteredMerchant, registerMerchant, signIn } from "../../harness/register-merchant";
import { asking, json, refusedWith } from "../ask";
import { type Attempt, together, tryEach } from "../attempts";
import { createKey } from "../keys";
import type { HostileKind } from "../kind";
import type { Target } from "../target";

type Signer = Pick<Wallet, "signMessage"> & { readonly address: string };
type Proof = Awaited<ReturnType<typeof signIn>>;
interface Owner extends RegisteredMerchant {
  readonly wallet: Signer;
}

const requestOf = ({ merchantId, walletAddress }: RegisteredMerchant, next: string) => ({
  merchantId: merchantId as `mer_${string}`,
  oldWallet: walletAddress,
  newWallet: next as `0x${string}`,
});

async function anOwner(url: string): Promise<Owner> {
  const wallet = freshWallet();
  return { ...(await registerMerchant(url, 1337, wallet)), wallet };
}

/** Statements that are not those of the change that is asked for. */
function otherStatements(owner: Owner, next: string, rival: RegisteredMerchant): readonly string[] {
  const wanted = requestOf(owner, next);
  const outsider = freshWallet().address as `0x${string}`;
  const right = changeStatement(wanted);
  return [
    "Sign in to Lunas.",
    cancelStatement(wanted),
    changeStatement({ ...wanted, newWallet: outsider }),
    changeStatement({ ...wanted, oldWallet: outsider }),
    changeStatement({ ...wanted, oldWallet: wanted.newWallet, newWallet: wanted.oldWallet }),
    changeStatement(requestOf(rival, next)),
    changeStatement({ ...wanted, merchantId: `${wanted.merchantId}x` as `mer_${string}` }),
    right.toLowerCase(),
    right.slice(0, -1),
    `${right} `,
    right.replace("Change", "change"),
    right.replace("Lunas", "Iunas"),
  ];
}

const changesOfMessage: readonly ((message: string) => string)[] = [
  (text) => text.replace(/^\S+/, "evil.example"),
  (text) => text.replace(/URI: .*/, "URI: https://evil.example"),
  (text) => text.replace(/Chain ID: .*/, "Chain ID: 1"),
  (text) => text.replace(/Nonce: .*/, `Nonce: ${"a".repeat(64)}`),
  (text) => text.replace(/Issued At: .*/, "Issued At: 2020-01-01T00:00:00Z"),
  (text) => `${text}\nExpiration Time: 2020-01-01T00:00:00Z`,
  (text) => `${text}\nNot Before: 2099-01-01T00:00:00Z`,
  (text) => text.replace(/\n\n.*\n\n/, "\n\n\n"),
  (text) => text.replace(/\n/g, "\r\n"),
  () => "",
];
const noSignatures = [
  "0x",
  `0x${"00".repeat(65)}`,
  `0x${"ff".repeat(65)}`,
  `0x${"11".repeat(64)}`,
  `0x${"ab".repeat(4_000)}`,
];

function changing(target: Target, cookie: string, body: object): Attempt {
  const text = JSON.stringify(body);
  const request = { method: "POST", path: "/merchant/wallet", headers: { ...json, cookie }, body: text };
  return asking(target, { request, must: refusedWith(400, 401, 403, 409) });
}

/** With the session, and one of the two wallets at most, nothing changes. */
async function forgeProofs(target: Target, owner: Owner) {
  const { url, rival, shop } = target;
  const thief = freshWallet();
  const statement = changeStatement(requestOf(owner, thief.address));
  const proof = (wallet: Signer, said = statement) => signIn(url, wallet, { statement: said });
  const body = async (oldProof: Proof, newProof?: Proof) => ({
    ...{ walletAddress: thief.address, oldWalletProof: oldProof },
    newWalletProof: newProof ?? (await proof(thief)),
  });
  const bodies: object[] = [
    await body(await proof(thief)),
    await body(await proof(freshWallet())),
    await body(await signIn(url, owner.wallet)),
    await body(await proof(owner.wallet), await proof(owner.wallet)),
    await body(await proof(owner.wallet), await signIn(url, thief)),
  ];
  for (const said of otherStatements(owner, thief.address, rival)) {
    bodies.push(
      await body(await proof(owner.wallet, said)),
      await body(await proof(owner.wallet), await proof(thief, said)),
    );
  }
  for (const change of changesOfMessage)
    for (const which of ["old", "new"]) {
      const [signer, other] = which === "old" ? [owner.wallet, thief] : [thief, owner.wallet];
      const message = change((await proof(signer)).message);
      const changed = { message, signature: await signer.signMessage(message) };
      const honest = await proof(other);
      bodies.push(await (which === "old" ? body(changed, honest) : body(honest, changed)));
    }
  for (const signature of noSignatures) bodies.push(await body({ ...(await proof(owner.wallet)), signature }));
  // One nonce for both, and another merchant's wallet.
  const { message } = await proof(owner.wallet);
  const same = message.replace(owner.wallet.address, thief.address);
  bodies.push(
    await body(
      { message, signature: await owner.wallet.signMessage(message) },
      { message: same, signature: await thief.signMessage(same) },
    ),
  );
  for (const walletAddress of [
    shop.walletAddress,
    rival.walletAddress,
    owner.walletAddress,
    `0x${"0".repeat(40)}`,
    "",
    null,
    7,
  ])
    bodies.push({ ...(await body(await proof(owner.wallet))), walletAddress });
  for (const name of ["walletAddress", "oldWalletProof", "newWalletProof"]) {
    const whole = await body(await proof(owner.wallet));
    bodies.push({ ...whole, [name]: undefined }, { ...whole, [name]: [] }, { ...whole, [name]: {} });
  }
  const attempts = bodies.map((each) => changing(target, owner.cookie, each));
  const withoutSession = [shop.apiKey, "", "x"].flatMap((key) =>
    bodies.slice(0, 5).map((each) =>
      asking(target, {
        request: {
          method: "POST",
          path: "/merchant/wallet",
          headers: { ...json, "x-api-key": key },
          body: JSON.stringify(each),
        },
        must: refusedWith(401),
      }),
    ),
  );
  return tryEach([...attempts, ...withoutSession]);
}

/** A change that was announced: other wallets do not take it back, and its proofs serve once. */
async function replayProofs(target: Target) {
  const { url, harness, rival } = target;
  const owner = await anOwner(url);
  await createKey(url, owner.cookie, { type: "secret", environment: "production" });
  const next = freshWallet();
  const wanted = requestOf(owner, next.address);
  const statement = changeStatement(wanted);
  const good = {
    walletAddress: next.address,
    oldWalletProof: await signIn(url, owner.wallet, { statement }),
    newWalletProof: await signIn(url, next, { statement }),
  };
  const headers = { ...json, cookie: owner.cookie };
  const first = await sendRaw(url, { path: "/merchant/wallet", headers, body: JSON.stringify(good) });
  if (first.status !== 200)
    return { tried: 0, wrong: [`an honest change was answered ${first.status}: ${first.text}`] };
  const cancelling = (proof: object) =>
    asking(target, {
      request: { method: "POST", path: "/merchant/wallet/cancel", headers: json, body: JSON.stringify(proof) },
      must: refusedWith(400, 401, 409),
    });
  const outsider = freshWallet();
  const attempts = [
    changing(target, owner.cookie, good),
    changing(target, rival.cookie, good),
    changing(target, owner.cookie, { ...good, walletAddress: outsider.address }),
    ...[good.oldWalletProof, good.newWalletProof, {}, { message: "" }].map(cancelling),
    cancelling(await signIn(url, outsider, { statement: cancelStatement(wanted) })),
    cancelling(await signIn(url, owner.wallet)),
    ...(await Promise.all(
      otherStatements(owner, next.address, rival)
        .filter((each) => each !== cancelStatement(wanted))
        .map(async (each) => cancelling(await signIn(url, owner.wallet, { statement: each }))),
    )),
    ...["/auth/login", "/auth/register"].flatMap((path) =>
      [good.oldWalletProof, good.newWalletProof].map((proof) => {
        const profile = { email: "a@b.example", name: "Kedai", walletAddress: next.address };
        const body = JSON.stringify(path === "/auth/login" ? proof : { ...profile, ...proof });
        return asking(target, { request: { path, headers: json, body }, must: refusedWith(400, 401, 409) });
      }),
    ),
  ];
  const tried = await tryEach(attempts);
  const [row] = await query(
    harness.stack.databaseUrl,
    "select wallet_address as old, next_wallet_address as next from merchants where id = $1",
    [owner.merchantId],
  );
  const stands = JSON.stringify(row) === JSON.stringify({ old: owner.walletAddress, next: next.address });
  return {
    tried: tried.tried,
    wrong: stands ? tried.wrong : [...tried.wrong, `the change does not stand: ${JSON.stringify(row)}`],
  };
}

export const forgeWalletChanges: HostileKind = {
  kind: "change a wallet with forged and used proofs",
  actor: "stolen key",
  async try(target) {
    const owner = await anOwner(target.url);
    const forged = await forgeProofs(target, owner);
    const [row] = await query(
      target.harness.stack.databaseUrl,
      "select wallet_address as wallet, next_wallet_address as next from merchants where id = $1",
      [owner.merchantId],
    );
    const stands = JSON.stringify(row) === JSON.stringify({ wallet: owner.walletAddress, next: null });
    const moved = { tried: 0, wrong: stands ? [] : [`the wallet moved: ${JSON.stringify(row)}`] };
    return together(forged, moved, await replayProofs(target));
  },
};
