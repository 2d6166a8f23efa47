import { parsePasswd, serverUser } from "./server-user";

it("runs as ourselves unless we are root", () => expect(serverUser(1000)).toBeUndefined());

it("reads users and skips what is no user", () => {
  const text = "root:x:0:0:root:/root:/bin/bash\n# a comment\nnobody:x:65534:65533:nobody:/:/usr/sbin/nologin\n";
  expect(parsePasswd(text)).toEqual([
    { name: "root", uid: 0, gid: 0 },
    { name: "nobody", uid: 65534, gid: 65533 },
  ]);
});
