/**
 * Endpoint that tells the page border the shopper's status and data. In a file of its own, because every page's script includes
 * it.
 */
export const personalDataPath = "/service/customerfrontenddata/api/v1/psdata";
/** Endpoint with the same response, for the footer. */
export const footerPersonalDataPath = "/json/psdata";
