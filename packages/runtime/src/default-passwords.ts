/**
 * Passwords from examples, documentation or other software's defaults: a deployment must not use them. The empty one is
 * a URL without a password.
 */
export const defaultPasswords: readonly string[] = [
  "",
  "lunas",
  "lunas_gateway",
  "lunas_settler",
  "lunas_dispatcher",
  "lunas_console",
  "lunas_operator",
  "postgres",
  "redis",
  "default",
  "admin",
  "password",
  "secret",
  "changeme",
];
