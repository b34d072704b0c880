/** The class of the element that says on every previewed page that it is one. */
export const previewMarkClass = "kontor-preview-mark";

const mark = new RegExp(`<form class="${previewMarkClass}".*?</form>`, "gs");

/** HTML without what says that it is a preview, and of when: as shoppers get it at that moment. */
export const withoutPreviewMark = (html: string): string => html.replaceAll(mark, "");
