export const salutations = ["MR", "MRS", "COMPANY", "DIVERS"] as const;
export type Salutation = (typeof salutations)[number];

/** What a subscriber may allow besides the newsletter: offers made for them. */
export const consents = ["DNE"] as const;
export type Consent = (typeof consents)[number];

export const origins = ["NEWSLETTER", "SHOPPING_CART"] as const;

/** Most characters of each field. */
export const newsletterLimits = { email: 256, name: 40 } as const;
