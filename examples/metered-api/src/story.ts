const sentence = "once there was a clerk who counted every word that the machine wrote and asked for no more than that";

/** Stands for a model: so many words. */
export function storyOf(count: number): readonly string[] {
  const words = sentence.split(" ");
  return Array.from({ length: count }, (_, at) => words[at % words.length] ?? "");
}
