/** A random name that the collector's schema allows. */
export const randomName = () => crypto.getRandomValues(new Uint32Array(3)).join("-");
