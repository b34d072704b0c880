import { useState } from "react";
import { createRoot } from "react-dom/client";

/** A page that a host renders with its own copy of React, with the border's fragments in elements that it renders again. */

const fragments = JSON.parse(document.querySelector("#fragments")!.textContent) as {
  header: { __html: string };
  footer: { __html: string };
};

function Page() {
  const [count, setCount] = useState(0);
  const [isKept, setIsKept] = useState(true);
  const [isShown, setIsShown] = useState(true);
  // React sets the HTML again whenever it gets another object, even with equal HTML.
  const header = isKept ? fragments.header : { ...fragments.header };
  return (
    <>
      {isShown && <div className={`header-${count}`} dangerouslySetInnerHTML={header} />}
      <main id="kontor-content">
        <button onClick={() => setCount(count + 1)}>Rendered {count}</button>
        <button onClick={() => setIsKept(false)}>Copy</button>
        <button onClick={() => setIsShown(!isShown)}>Toggle</button>
      </main>
      <div dangerouslySetInnerHTML={fragments.footer} />
    </>
  );
}

createRoot(document.querySelector("#page")!).render(<Page />);
