import { useEffect, useState } from "react";
import { Button } from "../../platform/ui/Button.tsx";
import { brand, design } from "../../shop/brand.ts";
import { Logo } from "../../platform/ui/Logo.tsx";
import { Select } from "../../platform/ui/Select.tsx";
import { themes } from "../../platform/ui/themes.ts";
import { components, inWords } from "./examples.ts";
import { useHash } from "./use-hash.ts";

/** Widths of the frame in px: a narrow phone, a common phone, a tablet, a desktop; 0 is the available width. */
const widths = [320, 360, 768, 1280, 0];

/** Renders a list of all examples, and a frame that shows them in a theme and at a width. */
export function GalleryPage() {
  const { component, example } = useHash();
  const [theme, setTheme] = useState("auto");
  const [width, setWidth] = useState(0);
  useEffect(() => {
    document.documentElement.dataset.kontorTheme = theme;
  }, [theme]);
  const address = example ? `${component}/${example}` : component;
  return (
    <div className="gallery">
      <header className="gallery__head">
        <h1>
          <Logo svg={design.logo} title={brand.name} /> <span>gallery</span>
        </h1>
        <Select
          id="theme"
          label="Theme"
          value={theme}
          onChange={(event) => setTheme(event.target.value)}
          options={["auto", ...themes].map((name) => ({ value: name, text: name }))}
        />
        <div className="gallery__widths" role="group" aria-label="Width of the frame">
          {widths.map((pixels) => (
            <Button
              key={pixels}
              size="small"
              variant={pixels === width ? "primary" : "secondary"}
              aria-pressed={pixels === width}
              onClick={() => setWidth(pixels)}
            >
              {pixels || "full"}
            </Button>
          ))}
        </div>
      </header>
      <nav className="gallery__list" aria-label="Examples">
        {["Building blocks", "Features", "Pages"].map((group) => (
          <section key={group} aria-label={group}>
            <h2>{group}</h2>
            <ul>
              {components
                .filter((candidate) => candidate.group === group)
                .map(({ name, examples }) => (
                  <li key={name}>
                    <a href={`#${name}`} aria-current={name === component ? "page" : undefined}>
                      {name}
                    </a>
                    {name === component && (
                      <ul>
                        {examples.map((each) => (
                          <li key={each.name}>
                            <a
                              href={`#${name}/${each.name}`}
                              aria-current={each.name === example ? "true" : undefined}
                            >
                              {inWords(each.name)}
                            </a>
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
      <main className="gallery__stage">
        <iframe
          // Another theme reloads the frame, which discards text typed into an example.
          key={theme}
          title={address}
          src={`./?theme=${theme}#${address}`}
          width={width || "100%"}
        />
      </main>
    </div>
  );
}
