/**
 * Returns the texts in a container that React created beside other content, each as a sentence that names its parent. Translators of
 * browsers replace text nodes by elements: React can then neither remove such a text nor insert anything before it, and changes
 * of it are not shown. Where a text is the only child of its element, React sets the element's content instead.
 */
export function bareTexts(container: Element): string[] {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (!isOfReact(text)) continue;
    const parent = text.parentElement!.cloneNode(false) as Element;
    found.push(`“${text.nodeValue}” in ${parent.outerHTML} needs an element of its own`);
  }
  return found;
}

/** Whether React has a node for a text: it marks those that it created or hydrated as its own. */
const isOfReact = (text: Node) => Object.keys(text).some((key) => key.startsWith("__reactFiber$"));
