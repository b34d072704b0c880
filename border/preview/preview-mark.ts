/** The class of the element that marks every previewed page. */
export const previewMarkClass = "kontor-preview-mark";

const mark = new RegExp(`<form class="${previewMarkClass}".*?</form>`, "gs");

/** Removes the preview mark and its time from HTML, which leaves the page as shoppers get it at that moment. */
export const withoutPreviewMark = (html: string): string => html.replaceAll(mark, "");
