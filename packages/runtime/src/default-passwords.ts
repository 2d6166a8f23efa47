/**
 * Passwords that stand in examples, in documentation or in other software's defaults: nobody who deploys Lunas may use one. The empty one
 * is a URL without a password.
 */
export const defaultPasswords: readonly string[] = [
  "",
  "lunas",
  "lunas_gateway",
  "lunas_settler",
  "lunas_dispatcher",
  "lunas_operator",
  "postgres",
  "redis",
  "default",
  "admin",
  "password",
  "secret",
  "changeme",
];
