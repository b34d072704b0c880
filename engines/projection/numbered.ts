/** Numbers names in the order in which they come. */
export class Numbered {
  readonly names: string[];
  private readonly numbers: Map<string, number>;

  constructor(names: string[] = []) {
    this.names = names;
    this.numbers = new Map(names.map((name, number) => [name, number]));
  }

  get size(): number {
    return this.names.length;
  }

  /** Returns the number of a name that has one. */
  find(name: string): number | undefined {
    return this.numbers.get(name);
  }

  /** Returns the number of a name, the next one if it has none. */
  of(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    this.numbers.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}
