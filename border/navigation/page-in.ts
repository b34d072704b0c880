/** Returns what identifies a page among the last segments of addresses: "c1000" of "kaffee-c1000.html", whatever its words say. */
export const pageIn = (segment: string) => segment.replace(/.*-(\w\d+)\.html$/, "$1");
