const arrayTypes = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array };

type NumberArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** A value as JSON, in which references stand for its typed arrays, and those arrays. */
export interface PackedValue {
  json: string;
  arrays: NumberArray[];
}

/** Where each array begins: at a multiple of its element's size. */
const alignment = 8;
const aligned = (bytes: number) => Math.ceil(bytes / alignment) * alignment;

/** Packs a value of plain objects, lists, maps, texts, numbers and typed arrays. */
export function packValue(value: unknown): PackedValue {
  const arrays: NumberArray[] = [];
  let offset = 0;
  const json = JSON.stringify(value, (_key, each: unknown) => {
    if (each instanceof Map) return { $map: [...each] };
    if (!ArrayBuffer.isView(each)) return each;
    const array = each as NumberArray;
    const reference = { $array: array.constructor.name, offset, length: array.length };
    arrays.push(array);
    offset += aligned(array.byteLength);
    return reference;
  });
  return { json, arrays };
}

/** Yields the bytes of the arrays, as `unpackValue` expects them. */
export function* bytesOf(arrays: NumberArray[]): Generator<Uint8Array, void> {
  for (const { buffer, byteOffset, byteLength } of arrays) {
    yield new Uint8Array(buffer, byteOffset, byteLength);
    yield new Uint8Array(aligned(byteLength) - byteLength);
  }
}

/** Returns a packed value. Its arrays are views of `bytes`, which must begin at a multiple of eight in its buffer. */
export function unpackValue(json: string, bytes: Uint8Array): unknown {
  return JSON.parse(json, (_key, each: unknown) => {
    if (typeof each !== "object" || each === null) return each;
    if ("$map" in each) return new Map(each.$map as [unknown, unknown][]);
    if (!("$array" in each)) return each;
    const { $array, offset, length } = each as {
      $array: keyof typeof arrayTypes;
      offset: number;
      length: number;
    };
    return new arrayTypes[$array](bytes.buffer as ArrayBuffer, bytes.byteOffset + offset, length);
  });
}
