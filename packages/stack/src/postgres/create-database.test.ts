import { databaseOf, withDatabase } from "./create-database";

const url = "postgresql://lunas:s3cret@127.0.0.1:5432/postgres?sslmode=disable";

it("names the database of a URL", () => expect(databaseOf(url)).toBe("postgres"));

it("points the same server's URL to another database", () => {
  const other = withDatabase(url, "lunas_1");
  expect(other).toBe("postgresql://lunas:s3cret@127.0.0.1:5432/lunas_1?sslmode=disable");
  expect(databaseOf(other)).toBe("lunas_1");
});
