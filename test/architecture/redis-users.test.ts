import { aclFile } from "@lunas/stack/redis/redis-users";
import { expectGenerated } from "./generated-file";

test("infra/redis/users.acl says what each service's user of Redis may do", () => {
  expectGenerated(
    "infra/redis/users.acl",
    aclFile((name) => `<SHA-256-of-the-password-of-${name}>`),
  );
});
