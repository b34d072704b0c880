/**
 * Remembers a value for each key: at least the latest `most` values, at most twice as many. That costs less than tracking which
 * one is the oldest.
 */
export class Memo<Value extends NonNullable<unknown>> {
  private latest = new Map<string, Value>();
  private before = new Map<string, Value>();
  private readonly max: number;

  constructor(max: number) {
    this.max = max;
  }

  get(key: string, make: (key: string) => Value): Value {
    const known = this.latest.get(key);
    if (known !== undefined) return known;
    const value = this.before.get(key) ?? make(key);
    if (this.latest.size >= this.max) {
      this.before = this.latest;
      this.latest = new Map();
    }
    this.latest.set(key, value);
    return value;
  }
}
