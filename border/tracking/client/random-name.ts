/** Returns a random name that matches the collector's schema. */
export const randomName = () => crypto.getRandomValues(new Uint32Array(3)).join("-");
