/** Proves that Lunas wrote a text: a party that stores the text can read it, but cannot forge one. */
export interface Mac {
  /** 32 lowercase hex digits. */
  sign(text: string): string;
  isValid(text: string, mac: string): boolean;
}
