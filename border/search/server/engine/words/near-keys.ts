/** The rows of QWERTY and QWERTZ keyboards, which differ in two keys; each row is shifted by half a key. */
const keyboards = [
  ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
  ["qwertzuiop", "asdfghjkl", "yxcvbnm"],
];

/** For each letter from a to z a bitmap of the letters on the keys around it. */
const around = new Uint32Array(26);
for (const rows of keyboards)
  for (const [row, keys] of rows.entries())
    for (const [at, key] of Array.from(keys).entries())
      for (const near of [keys[at + 1], rows[row + 1]?.[at - 1], rows[row + 1]?.[at]])
        if (near !== undefined) {
          const [a, b] = [key.charCodeAt(0) - 97, near.charCodeAt(0) - 97];
          around[a]! |= 1 << b;
          around[b]! |= 1 << a;
        }

/** Whether the keys of two letters (codes of a to z) are adjacent, so that a finger may hit the wrong one. */
export const areNearKeys = (a: number, b: number): boolean =>
  a >= 97 && b >= 97 && (around[a - 97]! & (1 << (b - 97))) !== 0;
