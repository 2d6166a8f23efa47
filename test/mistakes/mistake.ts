import type { Place } from "./place";

/** A mistake and the exact text that its maker reads. Each kind has its own way of being made. */
export type Mistake = { readonly does: string; readonly message: string } & (
  | HttpMistake
  | ServerMistake
  | OfferMistake
  | ClientMistake
  | ConnectionMistake
  | ScriptMistake
  | CommandMistake
  | StoryMistake
);

/** A request to a running gateway. The text is the `message` of the answer. */
export interface HttpMistake {
  /** `GET /payments`. */
  readonly asks: string;
  readonly key?: string;
  readonly bearer?: string;
  readonly type?: string;
  readonly json?: string;
}

/** `new Lunas(apiKey, options)`. */
export interface ServerMistake {
  readonly server: object;
  readonly apiKey?: string;
}

/** `lunas.payments.buildRequired(offer)`. */
export interface OfferMistake {
  readonly offer: object;
}

/** `createClient(options)` of `@lunas/client/agent`, with a private key. */
export interface ClientMistake {
  readonly client: object;
}

/** A library, and an address where nothing listens. */
export interface ConnectionMistake {
  readonly connects: "server" | "client";
}

/** `npm <script>`, as far as it reads its options. The text is what it writes, without empty lines. */
export interface ScriptMistake {
  readonly script: "start" | "demo";
  readonly arguments: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** `npx @lunas/cli …`. The text is what it writes, without the progress; `<link …>` is a payment link in that state. */
export interface CommandMistake {
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Steps of its own, which end with the text. */
export interface StoryMistake {
  readonly makes: (place: Place) => Promise<string>;
}
