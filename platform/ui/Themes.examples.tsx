import { Button } from "./Button.tsx";
import { Rating } from "./Rating.tsx";
import { themes } from "./themes.ts";

const colours = ["surface", "sunken", "line", "line-strong", "accent", "brand", "ink"];

const allThemes = (
  <div className="gallery-cards">
    {themes.map((theme) => (
      <article key={theme} className="gallery-card" data-kontor-theme={theme}>
        <h3>{theme}</h3>
        <p>A small lot from the Huila highlands: apricot, cane sugar, a long soft end.</p>
        <Rating
          id={`themes${theme.replace("-", "")}`}
          value={4.5}
          label="{value} of {max} stars"
          locale="en-GB"
          count="128"
        />
        <div className="gallery-row">
          <Button size="small">Buy</Button>
          <Button size="small" variant="secondary">
            Remember
          </Button>
          <Button size="small" variant="sale">
            −20 %
          </Button>
        </div>
        <div className="gallery-swatches" aria-hidden>
          {colours.map((colour) => (
            <span key={colour} data-colour={colour} />
          ))}
        </div>
      </article>
    ))}
  </div>
);

export const examples = { allThemes };
