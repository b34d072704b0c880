import { Writable } from "node:stream";

/** Creates a log for `openTestShop({ logTo })` whose lines a test reads; the test clears `logged` itself. */
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
