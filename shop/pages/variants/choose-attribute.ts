/** Set on a link to a product whose variants a script shows in a sheet; its value is the product's number. */
export const chooseAttribute = "data-kontor-choose";
