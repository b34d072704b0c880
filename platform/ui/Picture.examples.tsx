import { pack, table } from "./example-pictures.ts";
import { Picture } from "./Picture.tsx";

const teaser = <Picture src={table} alt="A cup on a table" ratio={488 / 287} />;
const ownSize = <Picture src={pack} alt="A pack of coffee" width={240} height={240} />;
/** A pack on phones, the table from 768 px. */
const byBreakpoint = (
  <Picture
    src={pack}
    alt="Coffee"
    ratio="16/9"
    sources={[
      { srcset: table, breakpoint: "m" },
      { srcset: pack, media: "(orientation: landscape)", breakpoint: 480, type: "image/svg+xml" },
    ]}
  />
);

export const examples = { teaser, ownSize, byBreakpoint };
