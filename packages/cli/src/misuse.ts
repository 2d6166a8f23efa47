/** A command line that was not understood, or that lacks something that only whoever typed it can add. */
export class Misuse extends Error {
  override readonly name = "Misuse";
}
