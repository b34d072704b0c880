/** The islands' texts of another site, which a test sets, as a file that a page names has them. */
const { textsOfAnotherSite } = globalThis as { textsOfAnotherSite?: object };
// oxlint-disable-next-line import/no-default-export -- So do the files that the server writes.
export default textsOfAnotherSite;
