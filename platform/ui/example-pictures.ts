/** Pictures for examples, generated once by tools/drawings. They are files here so that examples need no server. */
export const pack = new URL("./pack.svg", import.meta.url).href;
export const table = new URL("./table.svg", import.meta.url).href;
