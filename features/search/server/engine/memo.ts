/** Remembers what was made for a key; forgets everything when it holds `most`, which costs less than knowing what is oldest. */
export class Memo<Value extends NonNullable<unknown>> {
  private readonly values = new Map<string, Value>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get(key: string, make: () => Value): Value {
    const known = this.values.get(key);
    if (known !== undefined) return known;
    const value = make();
    if (this.values.size >= this.most) this.values.clear();
    this.values.set(key, value);
    return value;
  }
}
