import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** Part of the bytes that is for the queries; 12 MB of them are some 50,000, whose distinct responses take 20 MB. */
const shareOfQueries = 12 / 32;
/** Overhead of an entry besides its texts, which take two bytes per character. */
const bytesOfEntry = 128;

/**
 * Caches responses by query until their version changes. Most keystrokes do not change the response, so equal responses share
 * their bytes. Evicts the least recently used queries and responses.
 */
export function createAnswerCache(maxBytes: number) {
  /** The digest of each response by query, and the responses by digest. */
  const digests = new LRUCache<string, string>({
    maxSize: Math.floor(maxBytes * shareOfQueries),
    sizeCalculation: (digest, asked) => bytesOfEntry + 2 * (asked.length + digest.length),
  });
  const answers = new LRUCache<string, Buffer>({
    maxSize: Math.ceil(maxBytes * (1 - shareOfQueries)),
    sizeCalculation: ({ byteLength }, digest) => bytesOfEntry + 2 * digest.length + byteLength,
  });
  let current = "";

  /** Clears the cache when the version changes. */
  function begin(version: string) {
    if (version === current) return;
    current = version;
    digests.clear();
    answers.clear();
  }

  return {
    /** Returns the cached response of this version, or the result of `make`. */
    async of(version: string, asked: string, make: () => Promise<Buffer>): Promise<Buffer> {
      begin(version);
      const cached = answers.get(digests.get(asked) ?? "");
      if (cached) return cached;
      const response = await make();
      // A response that was begun before a change may be outdated.
      if (version !== current) return response;
      const digest = hash("sha1", response, "base64");
      digests.set(asked, digest);
      const same = answers.get(digest);
      if (same) return same;
      answers.set(digest, response);
      return response;
    },

    /** Bytes in use, and the number of queries and distinct responses. */
    get size() {
      return {
        bytes: digests.calculatedSize + answers.calculatedSize,
        asked: digests.size,
        answers: answers.size,
      };
    },
  };
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;
