export interface Result {
  readonly text: string;
  readonly isGood: boolean;
}
