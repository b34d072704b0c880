/** Days for which a browser is known to an account after its last login. */
export const knownBrowserDays = 180;
