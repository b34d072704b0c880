/** The cookie with which staff preview the shop at another time, bypassing caches. */
export const previewCookie = "PreviewToken";

const itsBeginning = new RegExp(`(^|;\\s*)${previewCookie}=`);

/** Reports whether a `Cookie` header, or `document.cookie`, belongs to a preview. */
export const isPreview = (cookies = ""): boolean => itsBeginning.test(cookies);
