/** The name of the field, and of the query's parameter, with the page that a login or a registration leads back to. */
export const wantedField = "next";

/** Returns an address of the account whose form leads back to a page. */
export const leadingTo = (address: string, wanted: string | undefined) =>
  wanted === undefined ? address : `${address}?${new URLSearchParams({ [wantedField]: wanted })}`;
