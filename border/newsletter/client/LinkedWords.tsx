/** Text with links in Markdown: "See [the terms](/terms)." */
export function LinkedWords({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\]\([^)]+\))/).map((part, index) => {
    const [, words, url] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    return words === undefined ? (
      part && <span key={index}>{part}</span>
    ) : (
      // Opens a new tab, so that the form keeps what was typed.
      <a key={index} href={url} target="_blank" rel="noopener">
        {words}
      </a>
    );
  });
}
