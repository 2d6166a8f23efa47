import type { Encryption } from "@lunas/database/encryption";
import type { MerchantId } from "@lunas/domain/shared/id";
import type { Stack } from "@lunas/stack/stack";
import { type OpenStores, openStores, registered, startPostgresOnly } from "./database-postgres";

// What the functions below open for the tests of one file; it is there from the first test on.
export let stack: Stack;
/** Of the database of `stores`, as its owner. */
export let url: string;
export let stores: OpenStores;
/** A registered merchant. */
export let merchantId: MerchantId;
/** Two registered merchants, as fixtures take them. */
export let merchantIds: readonly [MerchantId, MerchantId];

/** One database for all tests of this file. */
export function useStores(encryption?: Encryption): void {
  beforeAll(async () => {
    stack = await startPostgresOnly();
    url = stack.databaseUrl;
    stores = openStores(url, encryption);
  });
  afterAll(async () => {
    await stores?.close();
    await stack?.stop();
  });
}

/** One database for all tests of this file, with a merchant. */
export function useStoresOfMerchant(): void {
  useStores();
  beforeAll(async () => {
    merchantId = await registered(stores);
  });
}

/** One database for all tests of this file, with two merchants. */
export function useStoresOfMerchants(): void {
  useStores();
  beforeAll(async () => {
    merchantIds = [await registered(stores), await registered(stores)];
  });
}

/** A new database for each test of this file. */
export function useFreshStores(): void {
  beforeAll(async () => {
    stack = await startPostgresOnly();
  });
  afterAll(() => stack?.stop());
  beforeEach(async () => {
    url = await stack.newDatabase();
    stores = openStores(url);
  });
  afterEach(() => stores.close());
}
