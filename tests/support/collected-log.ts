import { Writable } from "node:stream";

/** A log for `openTestShop({ logTo })` whose lines a test reads; it empties `logged` itself. */
export function collectLog(): { logged: string[]; logTo: Writable } {
  const logged: string[] = [];
  const logTo = new Writable({
    write: (chunk, _encoding, done) => {
      logged.push(String(chunk));
      done();
    },
  });
  return { logged, logTo };
}
