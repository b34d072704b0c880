/**
 * The version of what hosts rely on: addresses and headers of fragments, `assets.json`, names in the page, requests and answers of the
 * border's calls (border/package/calls.json). It changes only with a change that a host must follow, which the header
 * `kontor-deprecated` announces at least a release before (docs/border-package.md).
 */
export const borderContract = 1;

/** Header with the version. Every answer of the shop has it, so that its answers are recognised behind a host. */
export const contractHeader = "kontor-contract";
