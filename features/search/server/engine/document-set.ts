import { emptyBits, type Lists } from "./index-data.ts";

/** A set of documents, a bit each. */
export class DocumentSet {
  private readonly own: Uint32Array;
  /** Its own ones, or lent. */
  private bits: Uint32Array;
  /** A bit for each of the numbers above that may hold something. */
  private readonly filled: Uint32Array;
  private isEmpty = true;

  constructor(documents: number) {
    this.own = emptyBits(documents);
    this.bits = this.own;
    this.filled = new Uint32Array(this.own.length / 32);
  }

  /** What stands in the lists from number `from` up to `to`. */
  addLists({ starts, entries }: Lists, from: number, to: number): void {
    const end = starts[to]!;
    if (starts[from] === end) return;
    this.keepLent();
    const { own, filled } = this;
    for (let at = starts[from]!; at < end; at++) {
      const document = entries[at]!;
      const number = document >>> 5;
      own[number]! |= 1 << (document & 31);
      filled[number >>> 5]! |= 1 << (number & 31);
    }
    this.isEmpty = false;
  }

  /** They are lent until something else is added. */
  addBits(bits: Uint32Array): void {
    if (this.isEmpty) {
      this.bits = bits;
    } else {
      this.keepLent();
      const { own } = this;
      for (let at = 0; at < own.length; at++) own[at]! |= bits[at]!;
    }
    this.filled.fill(allBits);
    this.isEmpty = false;
  }

  clear(): void {
    if (this.isEmpty) return;
    if (this.bits === this.own) this.own.fill(0);
    this.bits = this.own;
    this.filled.fill(0);
    this.isEmpty = true;
  }

  /** Documents that are in all sets and are allowed, in order. */
  static *common(sets: DocumentSet[], allowed: Uint32Array): Generator<number, void> {
    const bits = [...sets.map((each) => each.bits), allowed];
    const filled = sets.map((each) => each.filled);
    for (let at = nextCommon(bits, filled, 0); at >= 0; at = nextCommon(bits, filled, at + 1))
      for (let left = inAll(bits, at); left !== 0; left &= left - 1)
        yield at * 32 + lowestBit(left);
  }

  private keepLent() {
    if (this.bits === this.own) return;
    this.own.set(this.bits);
    this.bits = this.own;
  }
}

const allBits = 0xffff_ffff;

/** Where from `start` on all have a bit in common, or -1; `filled` are bits for the numbers that may. */
function nextCommon(bits: Uint32Array[], filled: Uint32Array[], start: number): number {
  // The same bits once more change nothing.
  const [first, second = first, third = second, ...others] = bits as [Uint32Array];
  let possible = -1 << (start & 31);
  for (let block = start >>> 5; block < filled[0]!.length; block++) {
    for (let left = possible & inAll(filled, block); left !== 0; left &= left - 1) {
      const at = block * 32 + lowestBit(left);
      const found = first[at]! & second[at]! & third[at]!;
      if (found !== 0 && (others.length === 0 || (found & inAll(others, at)) !== 0)) return at;
    }
    possible = -1;
  }
  return -1;
}

function inAll(bits: Uint32Array[], at: number): number {
  let common = -1;
  for (const each of bits) common &= each[at]!;
  return common;
}

const lowestBit = (bits: number) => 31 - Math.clz32(bits & -bits);
