import { createSessions } from "./sessions";

const minuteMs = 60_000;

function open() {
  let nowMs = 0;
  const sessions = createSessions({ now: () => nowMs });
  const wait = (ms: number) => {
    nowMs += ms;
  };
  return { sessions, wait, id: sessions.open("ani") };
}

test("a session is its operator's until it is closed", () => {
  const { sessions, id } = open();
  expect(sessions.find(id)).toBe("ani");
  expect(sessions.find(`${id}x`)).toBeNull();
  expect(sessions.find(undefined)).toBeNull();
  sessions.close(id);
  expect(sessions.find(id)).toBeNull();
});

test("half an hour without a request ends it", () => {
  const { sessions, wait, id } = open();
  wait(29 * minuteMs);
  expect(sessions.find(id)).toBe("ani");
  wait(30 * minuteMs);
  expect(sessions.find(id)).toBeNull();
});

test("eight hours end it, however often it is used", () => {
  const { sessions, wait, id } = open();
  for (let minutes = 0; minutes < 470; minutes += 10) {
    wait(10 * minuteMs);
    expect(sessions.find(id)).toBe("ani");
  }
  wait(10 * minuteMs);
  expect(sessions.find(id)).toBeNull();
});

test("the oldest of a hundred sessions makes room for a new one", () => {
  const { sessions, id } = open();
  const others = Array.from({ length: 99 }, () => sessions.open("budi"));
  expect(sessions.find(id)).toBe("ani");
  sessions.open("budi");
  const alive = [id, ...others].filter((each) => sessions.find(each) !== null);
  expect(alive).toHaveLength(99);
});
