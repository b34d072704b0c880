import Type from "typebox";

/** The code of one of the shop's sites in requests and responses. The server checks the format against the sites of its shop. */
export const AnySite = Type.String({ format: "site" });
