import { virtual } from "@guidepup/virtual-screen-reader";
import { afterEach, expect } from "vitest";

/** A virtual screen reader for browser tests. The browser's own keyboard and mouse act; the reader listens, or reads on. */

let isRunning = false;
afterEach(stop);

async function stop() {
  if (isRunning) await virtual.stop();
  isRunning = false;
}

/** Elements that screen readers do not announce: ends, text of no meaning, and live regions before they say something. */
const silent = /^(end of .*|document|main|form|paragraph|strong|mark|alert|status)$/;

/** Starts at the top of an element. */
export async function startReader(container: Element) {
  await stop();
  await virtual.start({ container });
  isRunning = true;
  return {
    /** Reads from here to the first phrase that begins so. Returns all that is said on the way, in order. */
    async readTo(last: string) {
      await virtual.clearSpokenPhraseLog();
      for (;;) {
        await virtual.next();
        const phrase = await virtual.lastSpokenPhrase();
        if (phrase.startsWith(last)) return said();
        if (/^end of (document|main)/.test(phrase)) throw new Error(`Nothing says “${last}”`);
      }
    },
    /** Waits until the last thing said, of the focus or by a live region, is this. Returns all that was said since the last call. */
    async hears(last: string) {
      await expect.poll(async () => (await said()).at(-1)).toBe(last);
      const phrases = await said();
      await virtual.clearSpokenPhraseLog();
      return phrases;
    },
  };
}

/** A live region that changes in two places at once is reported twice, and heard once. Spaces that hold words together are silent. */
async function said() {
  const phrases = await virtual.spokenPhraseLog();
  return phrases
    .map((phrase) => phrase.replaceAll("\u00a0", " ").replaceAll("\u2060", ""))
    .filter((phrase) => phrase && !silent.test(phrase))
    .filter((phrase, index, all) => phrase !== all[index - 1]);
}
