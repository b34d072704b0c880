/** Cookies of visitors from a partner, and of shoppers in an app: partners' links and the apps set them (reduced-footer.ts). */
export const affiliateCookie = "affiliateNumber";
export const platformCookie = "platform";
export const appCookie = "app";
