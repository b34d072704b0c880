/**
 * Remembers what was made for a key: at least what the latest `most` keys gave, at most twice as much. That costs less than
 * knowing which one is oldest.
 */
export class Memo<Value extends NonNullable<unknown>> {
  private latest = new Map<string, Value>();
  private before = new Map<string, Value>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get(key: string, make: () => Value): Value {
    const known = this.latest.get(key);
    if (known !== undefined) return known;
    const value = this.before.get(key) ?? make();
    if (this.latest.size >= this.most) {
      this.before = this.latest;
      this.latest = new Map();
    }
    this.latest.set(key, value);
    return value;
  }
}
