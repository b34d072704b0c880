import { useState } from "react";

/** Shows a mail as a mail program does: isolated from the page, without scripts. */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const [height, setHeight] = useState(600);
  return (
    <iframe
      title={title}
      srcDoc={html}
      sandbox="allow-same-origin"
      width="100%"
      height={height}
      style={{ border: 0 }}
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (contentDocument) setHeight(contentDocument.documentElement.scrollHeight);
      }}
    />
  );
}
