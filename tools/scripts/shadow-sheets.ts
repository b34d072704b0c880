/** Compiles the border's sheets for the shadow roots of its strict form (docs/decisions/039-strict-form.md). */

/** Whether shadow roots alone load a style sheet, which is made from one of the plain form. */
export const isOfShadowRoot = (file = "") => /\/shadow-(header|footer)\.css/.test(file);

/** Whether a script adds a style sheet to whichever root the border is in. */
export const isOfAnyRoot = (file = "") => /\/border\/.*\.css\?inline/.test(file);

/** At-rules that only documents heed: those of the strict form load them by `shadow-page.css`. */
export const ofDocument = /^(font-face|property)$/;

/** A selector of html, before what is below it. */
const above = /^(:not\(#a#b\):root|html:not\(#a#b\))(?=\s|$)/;

/** Returns a selector of elements below html as one of elements below a shadow root, which weighs the same. */
export const belowHost = (selector: string) => selector.replace(above, ":host(:not(#a#b))");

/** Returns a selector of the elements below html and of those below a shadow root. */
export const belowBoth = (selector: string) => selector.replace(above, ":is(:host(:not(#a#b)),$1)");
