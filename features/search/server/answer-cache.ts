import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** Bytes for what was asked, and for the answers: room for some 50,000 questions, whose answers are 7,000 different ones. */
const mostBytes = { asked: 12 * 1_048_576, answers: 20 * 1_048_576 };
/** What an entry takes besides its texts, which have two bytes for each letter. */
const bytesOfEntry = 128;

/**
 * Caches answers by what was asked, until the version that they belong to changes. Most letters that a shopper types change
 * nothing, so equal answers share their bytes. Of both, those that were used least lately are dropped.
 */
export function createAnswerCache(most = mostBytes) {
  /** The digest of each answer by the question, and the answers by their digest. */
  const digests = new LRUCache<string, string>({
    maxSize: most.asked,
    sizeCalculation: (digest, asked) => bytesOfEntry + 2 * (asked.length + digest.length),
  });
  const answers = new LRUCache<string, Buffer>({
    maxSize: most.answers,
    sizeCalculation: ({ byteLength }, digest) => bytesOfEntry + 2 * digest.length + byteLength,
  });
  let current = "";

  /** Begins anew with each version. */
  function begin(version: string) {
    if (version === current) return;
    current = version;
    digests.clear();
    answers.clear();
  }

  return {
    /** The cached answer of this version, or the one that `make` gives. */
    async of(version: string, asked: string, make: () => Promise<Buffer>): Promise<Buffer> {
      begin(version);
      const cached = answers.get(digests.get(asked) ?? "");
      if (cached) return cached;
      const answer = await make();
      // What began before a change may show what was before.
      if (version !== current) return answer;
      const digest = hash("sha1", answer, "base64");
      digests.set(asked, digest);
      const same = answers.get(digest);
      if (same) return same;
      answers.set(digest, answer);
      return answer;
    },

    /** Bytes in use, and how many questions and different answers they are. */
    get size() {
      return {
        bytes: digests.calculatedSize + answers.calculatedSize,
        asked: digests.size,
        answers: answers.size,
      };
    },
  };
}
