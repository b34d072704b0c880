import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** Bytes for the queries and for the responses: room for some 50,000 queries with 7,000 distinct responses. */
const maxBytes = { asked: 12 * 1_048_576, answers: 20 * 1_048_576 };
/** Overhead of an entry besides its texts, which take two bytes per character. */
const bytesOfEntry = 128;

/**
 * Caches responses by query until their version changes. Most keystrokes do not change the response, so equal responses share
 * their bytes. Evicts the least recently used queries and responses.
 */
export function createAnswerCache(most = maxBytes) {
  /** The digest of each response by query, and the responses by digest. */
  const digests = new LRUCache<string, string>({
    maxSize: most.asked,
    sizeCalculation: (digest, asked) => bytesOfEntry + 2 * (asked.length + digest.length),
  });
  const answers = new LRUCache<string, Buffer>({
    maxSize: most.answers,
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
      const answer = await make();
      // A response that was begun before a change may be outdated.
      if (version !== current) return answer;
      const digest = hash("sha1", answer, "base64");
      digests.set(asked, digest);
      const same = answers.get(digest);
      if (same) return same;
      answers.set(digest, answer);
      return answer;
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
