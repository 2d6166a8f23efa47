import { parseCommand } from "./parse-command";

const listen = ["listen", "--forward-to", "http://localhost:4000/hook", "--key", "ipk_sandbox_x"];
const secret = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;

test("a complete listen command", () => {
  expect(parseCommand(listen)).toEqual({
    kind: "listen",
    forwardTo: "http://localhost:4000/hook",
    key: "ipk_sandbox_x",
    url: null,
    profile: null,
    secret: null,
    after: null,
  });
  expect(
    parseCommand([...listen, "--url=https://pay.example/", "--after", "latest", "--secret", secret]),
  ).toMatchObject({ url: "https://pay.example/", after: "latest", secret });
});

test("a trigger, with and without a target", () => {
  expect(parseCommand(["trigger", "payment.confirmed"])).toEqual({
    kind: "trigger",
    type: "payment.confirmed",
    forwardTo: null,
    secret: null,
  });
  expect(parseCommand(["trigger", "payment.failed", "--forward-to", "http://a/"])).toMatchObject({
    forwardTo: "http://a/",
  });
});

test.each([[[]], [["--help"]], [["help"]], [["listen", "-h"]]])("%j asks for help", (given) => {
  expect(parseCommand(given)).toEqual({ kind: "help" });
});

test.each([
  [["dance"], 'there is no command "dance"'],
  [["listen"], "--forward-to is missing"],
  [["listen", "--forward-to", "localhost:4000", "--key", "ipk_sandbox_x"], "--forward-to must be"],
  [["listen", "--forward-to", "http://a", "--key", "ipk_pub_sandbox_x"], "must be a secret key"],
  [[...listen, "more"], 'listen takes no "more"'],
  [[...listen, "--after", "yesterday"], "--after must be"],
  [[...listen, "--secret", "hush"], "--secret must be"],
  [[...listen, "--loud"], "--loud"],
  [["trigger"], "trigger needs a type"],
  [["trigger", "payment.lost"], 'there is no event "payment.lost"'],
  [["trigger", "payment.failed", "now"], 'trigger takes no "now"'],
])("%j reports the problem", (given, problem) => {
  expect(parseCommand(given)).toMatchObject({ kind: "misunderstood", problem: expect.stringContaining(problem) });
});
