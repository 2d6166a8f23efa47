const maxLength = 200;

/**
 * Text from outside, made fit for our log: no URLs (an RPC's contains its credential), no control characters, short.
 */
export function publicWords(text: string): string {
  const plain = text.replace(/\b[a-z]+:\/\/\S+/gi, "[url]").replace(/[^\x20-\x7e]+/g, " ");
  return plain.length > maxLength ? `${plain.slice(0, maxLength)}…` : plain;
}
