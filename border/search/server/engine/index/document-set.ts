import { emptyBits } from "./index-data.ts";
import type { PostingLists } from "./posting-lists.ts";

/** A set of documents, as a bitmap. */
export class DocumentSet {
  private readonly own: Uint32Array;
  /** Its own bitmap, or a borrowed one. */
  private bits: Uint32Array;
  /** A summary: one bit for each element of `bits` that may be other than 0. */
  private readonly filled: Uint32Array;
  private isEmpty = true;

  constructor(documents: number) {
    this.own = emptyBits(documents);
    this.bits = this.own;
    this.filled = new Uint32Array(this.own.length / 32);
  }

  /** Adds the entries of the lists from number `from` (inclusive) to `to` (exclusive). */
  addLists({ starts, entries }: PostingLists, from: number, to: number): void {
    const end = starts[to]!;
    if (starts[from] === end) return;
    this.copyBorrowed();
    const { own, filled } = this;
    for (let at = starts[from]!; at < end; at++) {
      const document = entries[at]!;
      const number = document >>> 5;
      own[number]! |= 1 << (document & 31);
      filled[number >>> 5]! |= 1 << (number & 31);
    }
    this.isEmpty = false;
  }

  /** Adds a bitmap, which is borrowed until something else is added. */
  addBits(bits: Uint32Array): void {
    if (this.isEmpty) {
      this.bits = bits;
    } else {
      this.copyBorrowed();
      const { own } = this;
      for (let at = 0; at < own.length; at++) own[at]! |= bits[at]!;
    }
    this.filled.fill(allBits);
    this.isEmpty = false;
  }

  clear(): void {
    if (this.isEmpty) return;
    if (this.bits === this.own) {
      const { own, filled } = this;
      for (let block = 0; block < filled.length; block++)
        if (filled[block] !== 0) own.fill(0, block * 32, block * 32 + 32);
    }
    this.bits = this.own;
    this.filled.fill(0);
    this.isEmpty = true;
  }

  /** Yields the allowed documents that are in all sets, in order, from number `first` on. */
  static *common(sets: DocumentSet[], allowed: Uint32Array, first = 0): Generator<number, void> {
    const bits = [...sets.map((each) => each.bits), allowed];
    const filled = sets.map((each) => each.filled);
    const start = first >>> 5;
    for (let at = nextCommon(bits, filled, start); at >= 0; at = nextCommon(bits, filled, at + 1)) {
      let left = inAll(bits, at);
      if (at === start) left &= -1 << (first & 31);
      for (; left !== 0; left &= left - 1) yield at * 32 + lowestBit(left);
    }
  }

  private copyBorrowed() {
    if (this.bits === this.own) return;
    this.own.set(this.bits);
    this.bits = this.own;
  }
}

const allBits = 0xffff_ffff;

/** Returns the first index from `start` on where all have a bit in common, or -1; `filled` are the summaries of the sets. */
function nextCommon(bits: Uint32Array[], filled: Uint32Array[], start: number): number {
  // With fewer than three sets, one is repeated, which does not change the intersection.
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
