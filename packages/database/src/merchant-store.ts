import type { Address } from "@lunas/catalog/chain";
import type { MerchantPatch, MerchantStore, NewApiKey, NewMerchant } from "@lunas/domain/merchant/ports";
import type { Author, NewAuditEntry } from "@lunas/domain/operations/audit-entry";
import type { MerchantId } from "@lunas/domain/shared/id";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { auditWrite } from "./audit-log";
import type { Database } from "./connect";
import type { Encryption } from "./encryption";
import { Prisma } from "./generated/client";
import { keyData } from "./rows/api-key";
import { dateOf, encryptSecrets, parseMerchant } from "./rows/merchant";
import { applyDue } from "./wallet-changes";

/**
 * Merchants in Postgres; webhook secrets are encrypted before writing and decrypted after reading. Each change writes
 * the author's audit entry; a registration has the new merchant as its author.
 */
export function createMerchantStore(database: Database, encryption: Encryption, author: Author): MerchantStore {
  const parse = (row: Parameters<typeof parseMerchant>[0] | null) =>
    row === null ? null : parseMerchant(row, encryption);
  return {
    register: async (merchant, firstKey) =>
      parse(await register(database, { merchant, firstKey }, registrationEntry(author, merchant, firstKey))),
    findById: async (id) => parse(await findCurrent(database, { id })),
    findByWallet: async (walletAddress) => parse(await findByWallet(database, walletAddress)),
    isTakenWallet: async (address) => (await ownerOf(database, address)) !== null,
    update: async (id, patch) => {
      const change = { data: columnsOf(id, patch, encryption), entry: updateEntry(author, id, patch) };
      return parseMerchant(await update(database, { id }, change), encryption);
    },
    updateOver: async (secret, id, patch) => {
      const found = await database.run((prisma) => prisma.merchant.findUnique({ where: { id } }));
      if (found === null || parseMerchant(found, encryption).webhookSecrets.current !== secret) return null;
      // The ciphertext as it was read: if another writer has stored a new secret since, this change does nothing.
      const { webhookSecret } = found;
      try {
        const change = { data: columnsOf(id, patch, encryption), entry: updateEntry(author, id, patch) };
        return parseMerchant(await update(database, { id, webhookSecret }, change), encryption);
      } catch (error) {
        if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2025") return null;
        throw error;
      }
    },
  };
}

type Unique = { readonly id: MerchantId } | { readonly walletAddress: Address };

/**
 * A wallet change whose time has come is applied first: only a merchant with an announced change needs a second query.
 */
async function findCurrent(database: Database, where: Unique) {
  const find = () => database.run((prisma) => prisma.merchant.findUnique({ where }));
  const found = await find();
  if (found === null || found.nextWalletAt === null) return found;
  // Another process may have applied it since: the row is read again in either case.
  await applyDue(database, found.id as MerchantId);
  return await find();
}

async function findByWallet(database: Database, walletAddress: Address) {
  const found = await findCurrent(database, { walletAddress });
  if (found !== null) return found;
  const owner = await ownerOf(database, walletAddress);
  const merchant = owner && (await findCurrent(database, { id: owner }));
  return merchant?.walletAddress === walletAddress ? merchant : null;
}

/** The merchant of a wallet: current, former or announced. */
async function ownerOf(database: Database, address: Address): Promise<MerchantId | null> {
  const found = await database.run((prisma) => prisma.merchantWallet.findUnique({ where: { address } }));
  return found === null ? null : (found.merchantId as MerchantId);
}

interface Registration {
  readonly merchant: NewMerchant;
  readonly firstKey: NewApiKey | null;
}

/**
 * Repeated once where PostgreSQL ended it for a deadlock: a registration and a wallet change that want the same wallet at the same moment
 * can wait for each other, and the one that is undone finds the wallet taken, or free again.
 */
async function register(database: Database, registration: Registration, entry: NewAuditEntry) {
  try {
    return await insertMerchant(database, registration, entry);
  } catch (error) {
    if (!isConflict(error)) throw error;
    return await insertMerchant(database, registration, entry);
  }
}

async function insertMerchant(database: Database, { merchant, firstKey }: Registration, entry: NewAuditEntry) {
  const apiKeys = firstKey === null ? {} : { apiKeys: { create: firstKeyData(firstKey) } };
  try {
    const [registered] = await database.run((prisma) =>
      prisma.$transaction([prisma.merchant.create({ data: { ...merchant, ...apiKeys } }), auditWrite(prisma, entry)]),
    );
    return registered;
  } catch (error) {
    if (isTakenWallet(error)) return null;
    throw error;
  }
}

/** Nothing else is repeated: where PostgreSQL is away, the caller would wait twice as long. */
function isConflict(error: unknown): boolean {
  const cause = error instanceof Unavailable ? error.cause : null;
  return cause instanceof Prisma.PrismaClientKnownRequestError && cause.code === "P2034";
}

function firstKeyData({ merchantId: _, ...key }: NewApiKey) {
  return keyData(key);
}

function isTakenWallet(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== "P2002") return false;
  const broken = JSON.stringify(error.meta);
  // The wallet belongs, belonged or will belong to another merchant.
  return broken.includes("merchants_wallet_address_key") || broken.includes("merchant_wallets_pkey");
}

function columnsOf(id: MerchantId, patch: MerchantPatch, encryption: Encryption): Prisma.MerchantUpdateInput {
  const { webhookSecrets, webhookDisabledAtMs, channelSettings, ...plain } = patch;
  return {
    ...plain,
    ...(channelSettings === undefined
      ? {}
      : { channelSettings: channelSettings === null ? Prisma.DbNull : { ...channelSettings } }),
    ...(webhookSecrets === undefined ? {} : encryptSecrets(id, webhookSecrets, encryption)),
    ...(webhookDisabledAtMs === undefined ? {} : { webhookDisabledAt: dateOf(webhookDisabledAtMs) }),
    // An endpoint that is enabled again has no recorded failures.
    ...(webhookDisabledAtMs === null ? { webhookFailingSince: null } : {}),
  };
}

/**
 * The pending deliveries that a change of the endpoint writes itself, for those who read their list at once. All others, of which there may
 * be a million, follow when they are claimed: the claim sends them to the new endpoint, or ends them.
 */
const movedAtOnce = 500;

async function update(
  database: Database,
  where: { readonly id: MerchantId; readonly webhookSecret?: string | null },
  { data, entry }: { readonly data: Prisma.MerchantUpdateInput; readonly entry: NewAuditEntry },
) {
  const { webhookUrl } = data;
  const [updated] = await database.run((prisma) =>
    prisma.$transaction([
      prisma.merchant.update({ where, data }),
      ...(webhookUrl === undefined ? [] : [prisma.$executeRaw(movePending(where.id, webhookUrl as string | null))]),
      auditWrite(prisma, entry),
    ]),
  );
  return updated;
}

/** What another transaction writes at this moment is left to its claim. */
function movePending(id: MerchantId, url: string | null): Prisma.Sql {
  const change =
    url === null ? Prisma.sql`status = 'failed', next_attempt_at = null, ended_at = now()` : Prisma.sql`url = ${url}`;
  return Prisma.sql`
    with found as materialized (
      select d.id from deliveries d where d.merchant_id = ${id} and d.status = 'pending'
      order by d.next_attempt_at limit ${movedAtOnce}::integer for no key update skip locked
    )
    update deliveries d set ${change} from found where d.id = found.id`;
}

function registrationEntry({ origin }: Author, merchant: NewMerchant, firstKey: NewApiKey | null): NewAuditEntry {
  const { id, walletAddress, email, name, website } = merchant;
  return {
    ...{ actor: { kind: "merchant", id }, action: "merchant.register", target: id, merchantId: id },
    details: { walletAddress, ...(firstKey !== null && { apiKey: firstKey.id }) },
    personal: { ...origin, values: { email, name, website } },
  };
}

/** The entry says that a secret changed, and not its value. */
function updateEntry({ actor, origin }: Author, id: MerchantId, patch: MerchantPatch): NewAuditEntry {
  const { webhookSecrets, webhookDisabledAtMs: _, name, webhookUrl, ...plain } = patch;
  const values = { ...(name !== undefined && { name }), ...(webhookUrl !== undefined && { webhookUrl }) };
  const secret = webhookSecrets === undefined ? [] : ["webhookSecret"];
  return {
    ...{ actor, action: "merchant.update", target: id, merchantId: id },
    details: { changed: [...Object.keys({ ...plain, ...values }), ...secret].sort(), ...plain },
    personal: { ...origin, values },
  };
}
