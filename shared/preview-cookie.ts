/** The cookie with which staff look at the shop as it will be at another time: what was cached does not count for them. */
export const previewCookie = "PreviewToken";

const itsBeginning = new RegExp(`(^|;\\s*)${previewCookie}=`);

/** Whether a `Cookie` header, or `document.cookie`, belongs to such a preview. */
export const isPreview = (cookies = ""): boolean => itsBeginning.test(cookies);
