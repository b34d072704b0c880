/** The keys of hosts' servers by their ids: what they sign requests with. */
export type HostKeys = ReadonlyMap<string, string>;

/** Fewest and most characters of a key: 32 random bytes are 43 in base64url. */
const keyLength = { fewest: 43, most: 128 };

/** Reads a list such as `checkout=…,app=…`; undefined for one that is not of that form. */
export function parseHostKeys(given: string): HostKeys | undefined {
  const keys = new Map<string, string>();
  for (const part of given.split(",").filter((piece) => piece.trim())) {
    const [, id, key = ""] = /^([\w-]{1,40})=(\S+)$/.exec(part.trim()) ?? [];
    const isKey = key.length >= keyLength.fewest && key.length <= keyLength.most;
    if (!id || !isKey || keys.has(id)) return undefined;
    keys.set(id, key);
  }
  return keys;
}
