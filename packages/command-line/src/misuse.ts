/** A wrong command line, or one that lacks something that only the user can add. */
export class Misuse extends Error {
  override readonly name = "Misuse";
}
