/** Proves that a text was written by Lunas: whoever stores the text can read it, but cannot write one of its own. */
export interface Mac {
  /** 32 lowercase hex digits. */
  sign(text: string): string;
  isValid(text: string, mac: string): boolean;
}
