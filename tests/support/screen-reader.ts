import { virtual } from "@guidepup/virtual-screen-reader";
import { afterEach, expect } from "vitest";

/**
 * A virtual screen reader for browser tests. Input goes through the browser's own keyboard and mouse; the reader listens, or
 * reads on.
 */

let isRunning = false;
afterEach(stop);

async function stop() {
  if (isRunning) await virtual.stop();
  isRunning = false;
}

/** Elements that screen readers do not announce: ends, text without meaning, and live regions before they announce something. */
const silent = /^(end of .*|document|main|form|paragraph|strong|mark|alert|status)$/;

/** Starts at the top of an element. */
export async function startReader(container: Element) {
  await stop();
  await virtual.start({ container });
  isRunning = true;
  return {
    /** Reads up to the first phrase that begins with this text. Returns all phrases on the way, in order. */
    async readTo(last: string) {
      await virtual.clearSpokenPhraseLog();
      for (;;) {
        await virtual.next();
        const phrase = await virtual.lastSpokenPhrase();
        if (phrase.startsWith(last)) return said();
        if (/^end of (document|main)/.test(phrase)) throw new Error(`Nothing says “${last}”`);
      }
    },
    /**
     * Waits until this is the last announcement, of the focus or by a live region. Returns all announcements since the last call.
     */
    async hears(last: string) {
      await expect.poll(async () => (await said()).at(-1)).toBe(last);
      const phrases = await said();
      await virtual.clearSpokenPhraseLog();
      return phrases;
    },
  };
}

/**
 * Returns the announcements. A live region that changes in two places at once is reported twice but heard once, and so is the text of
 * a link in an element of its own. Non-breaking spaces are silent.
 */
async function said() {
  const phrases = await virtual.spokenPhraseLog();
  return phrases
    .map((phrase) => phrase.replaceAll("\u00a0", " ").replaceAll("\u2060", ""))
    .filter((phrase) => phrase && !silent.test(phrase))
    .filter((phrase, index, all) => phrase !== all[index - 1]?.replace(/^link, /, ""));
}
