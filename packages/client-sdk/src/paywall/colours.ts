// Written by `npm run generate` from packages/protocol/src/design/palette.ts.
export const colours = `
:host { --surface: #ffffff; --text: #171b26; --accent: #4338ca; --on-accent: #ffffff; --good: #166a3f; --bad: #b3261e; }
@supports (color: light-dark(black, white)) { :host { --surface: light-dark(#ffffff, #161a23); --text: light-dark(#171b26, #e9ecf2); --accent: light-dark(#4338ca, #a5a8ff); --on-accent: light-dark(#ffffff, #11132b); --good: light-dark(#166a3f, #6fd69f); --bad: light-dark(#b3261e, #ff9a92); } }`;

export const sandboxColours = `
:host { --sandbox: #8a4b06; --sandbox-soft: #fdf0d5; --sandbox-line: #e8b34f; }
@supports (color: light-dark(black, white)) { :host { --sandbox: light-dark(#8a4b06, #f5c877); --sandbox-soft: light-dark(#fdf0d5, #33260e); --sandbox-line: light-dark(#e8b34f, #8a6420); } }`;

export const shape = {
  font: `Inter, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif`,
  radius: "10px",
};
