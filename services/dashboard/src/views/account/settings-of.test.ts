import { settingsOf, typedSettings } from "./settings-of";

const empty = { claimFrom: "", payoutDailyFrom: "", payoutAtOnceFrom: "", payoutHour: "" };

test("what is stored comes back as it was typed", () => {
  const settings = { claimFrom: "2500050", payoutAtOnceFrom: "1000000", payoutHour: 0 };
  const typed = typedSettings(settings);
  expect(typed).toEqual({ claimFrom: "25.000,50", payoutDailyFrom: "", payoutAtOnceFrom: "10.000", payoutHour: "0" });
  expect(settingsOf(typed)).toEqual({ settings });
});

test("an empty form clears the settings", () => {
  expect(typedSettings(null)).toEqual(empty);
  expect(settingsOf(empty)).toEqual({ settings: null });
});

test("amounts that are none are named, and nothing is stored", () => {
  const typed = { ...empty, claimFrom: "many", payoutDailyFrom: "0", payoutAtOnceFrom: "1.000" };
  expect(settingsOf(typed)).toEqual({ wrong: ["claimFrom", "payoutDailyFrom"] });
});
