import { numberFormat } from "../shared/texts/formats.ts";

/** Milliseconds before the first report, and between two. */
const reportEvery = 5_000;

/**
 * Reports how far a long task is: "40 % (40,000 of 100,000), 12 s left". A task that takes only seconds reports nothing. The
 * function that it returns is called with what is done so far.
 */
export function createProgress(
  total: number,
  report: (text: string) => void,
  now: () => number = () => performance.now(),
) {
  const begun = now();
  let reported = begun;
  const count = numberFormat("en");
  return (done: number): void => {
    const moment = now();
    if (done <= 0 || moment - reported < reportEvery) return;
    reported = moment;
    const left = ((moment - begun) * (total - done)) / done;
    report(
      `${Math.floor((done * 100) / total)} % (${count.format(done)} of ${count.format(total)}), ${Math.ceil(left / 1_000)} s left`,
    );
  };
}
