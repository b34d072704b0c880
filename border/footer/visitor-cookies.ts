/** Cookies of visitors from a partner and of app users, set by partner links and the apps (reduced-footer.ts). */
export const affiliateCookie = "affiliateNumber";
export const platformCookie = "platform";
export const appCookie = "app";
