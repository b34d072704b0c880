/** Characters of a password. */
export const passwordLimits = { min: 8, max: 200 } as const;

/** In this form a password is hashed: keyboards and systems write "é" in different ways. */
export const normalPassword = (password: string) => password.normalize("NFC");

/** Characters of a password, however its text is stored. */
export const passwordLength = (password: string) => Array.from(normalPassword(password)).length;
