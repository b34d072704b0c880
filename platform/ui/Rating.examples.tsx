import { Rating } from "./Rating.tsx";

const english = { label: "{value} of {max} stars", locale: "en-GB" };

const best = <Rating id="best" value={5} count="89k" {...english} />;
const half = <Rating id="half" value={3.5} count="1,204" {...english} />;
const nobodyYet = <Rating id="nobodyYet" value={0} count="0" {...english} />;
const withoutCount = <Rating id="withoutCount" value={4.2} {...english} />;

export const examples = { best, half, nobodyYet, withoutCount };
