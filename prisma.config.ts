import type { PrismaConfig } from "prisma/config";

export default {
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  // Only the migrating commands connect; `prisma generate` needs no database.
  datasource: { url: process.env.DATABASE_URL ?? "postgresql://lunas@127.0.0.1:5432/lunas" },
} satisfies PrismaConfig;
