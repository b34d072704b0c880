/** Returns the id of a page of a leaflet, to which addresses can link: `/leaflet#page-3`. */
export const pageAnchor = (number: number) => `page-${number}`;
