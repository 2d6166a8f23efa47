import { createHash } from "node:crypto";

/** The page that asks the browser's wallet for a signature. It talks to its own origin only. */
const script = `
"use strict";
const home = location.pathname;
const found = new Map();
const state = document.querySelector("output");
const list = document.querySelector("main");
function offer({ info, provider }) {
  if (found.has(info.rdns)) return;
  found.set(info.rdns, provider);
  const button = document.createElement("button");
  button.textContent = "Sign in with " + info.name;
  button.onclick = () => signIn(provider).catch((error) => { state.textContent = error.message || String(error); });
  list.append(button);
}
async function post(path, body) {
  const answer = await fetch(home + path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const json = await answer.json();
  if (!answer.ok) throw new Error(json.error);
  return json;
}
async function signIn(provider) {
  state.textContent = "Confirm in your wallet.";
  const [address] = await provider.request({ method: "eth_requestAccounts" });
  const { message } = await post("/message", { address });
  const hex = "0x" + Array.from(new TextEncoder().encode(message), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const signature = await provider.request({ method: "personal_sign", params: [hex, address] });
  await post("/signature", { signature });
  list.replaceChildren();
  state.textContent = "You are signed in. Close this page and go back to the terminal.";
}
addEventListener("eip6963:announceProvider", ({ detail }) => offer(detail));
dispatchEvent(new Event("eip6963:requestProvider"));
setTimeout(() => {
  if (found.size === 0 && window.ethereum) offer({ info: { rdns: "injected", name: "your wallet" }, provider: window.ethereum });
  if (found.size === 0) state.textContent = "This browser has no wallet. Open this address in the browser that has yours.";
}, 300);
`;

const style = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 12vh auto; padding: 0 1.5rem; color: #1c2330; }
button { display: block; width: 100%; margin: .75rem 0; padding: .8rem; font: inherit; border: 1px solid #7b8494; border-radius: .5rem; background: #fff; cursor: pointer; }
output { display: block; min-height: 3rem; }
`;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

export const loginPageHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; "),
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
} as const;

/** `domain` is the service's: the signed message names it. */
export function loginPage(domain: string): string {
  const name = domain.replace(/[^\w.:[\]-]/g, "");
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sign in to ${name}</title><style>${style}</style>
<h1>Sign in to ${name}</h1>
<p>The <code>lunas</code> command on this machine asks for a signature of the merchant's wallet. Your wallet may warn that this page
is not ${name}: the command has checked that the message names ${name} and nothing else.</p>
<main></main><output></output><script>${script}</script></html>`;
}
