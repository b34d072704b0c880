/** The keys with which the servers of hosts sign requests, by id. */
export type HostKeys = ReadonlyMap<string, string>;

/** Minimum and maximum length of a key in characters: 32 random bytes are 43 in base64url. */
const keyLength = { min: 43, max: 128 };

/** Parses a list such as `checkout=…,app=…`. Returns undefined when it is malformed. */
export function parseHostKeys(given: string): HostKeys | undefined {
  const keys = new Map<string, string>();
  for (const part of given.split(",").filter((piece) => piece.trim())) {
    const [, id, key = ""] = /^([\w-]{1,40})=(\S+)$/.exec(part.trim()) ?? [];
    const isKey = key.length >= keyLength.min && key.length <= keyLength.max;
    if (!id || !isKey || keys.has(id)) return undefined;
    keys.set(id, key);
  }
  return keys;
}
