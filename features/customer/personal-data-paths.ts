/** Where the page border asks who looks at the page. A file of its own: every page's script has it. */
export const personalDataPath = "/service/customerfrontenddata/api/v1/psdata";
/** The same answer, for the footer. */
export const footerPersonalDataPath = "/json/psdata";
