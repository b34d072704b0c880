/** Drawings for lists without entries: each a few lines, which follow the colours of the page. */
export type DrawingName =
  | "orders"
  | "addresses"
  | "search"
  | "leaflet"
  | "subscriptions"
  | "wishes";

const drawings = {
  orders: (
    <>
      <path className="kontor-drawing__fill" d="M24 50 60 34l36 16-36 16z" />
      <path className="kontor-drawing__surface" d="M24 50v36l36 16V66zM96 50v36l-36 16V66z" />
      <path d="m42 42 36 16v14" />
      <path d="M52 24c-5-5 5-8 0-14M68 24c-5-5 5-8 0-14" />
      <path d="m30 82 12 5" />
    </>
  ),
  addresses: (
    <>
      <path className="kontor-drawing__surface" d="M28 58v42h52V58" />
      <path d="M18 64 54 34l36 30" />
      <path className="kontor-drawing__fill" d="M46 100V78h16v22z" />
      <path
        className="kontor-drawing__fill"
        d="M88 12c-9 0-16 7-16 15 0 11 16 25 16 25s16-14 16-25c0-8-7-15-16-15z"
      />
      <circle className="kontor-drawing__surface" cx="88" cy="27" r="5" />
      <path d="M12 100h96" />
    </>
  ),
  leaflet: (
    <>
      <path className="kontor-drawing__surface" d="M14 28l46 12v64L14 92z" />
      <path className="kontor-drawing__fill" d="M106 28 60 40v64l46-12z" />
      <path d="m24 46 26 7M24 60l26 7M24 74l16 4" />
      <path className="kontor-drawing__surface" d="m72 54 22-6v22l-22 6z" />
      <path d="m72 88 22-6" />
    </>
  ),
  subscriptions: (
    <>
      <path
        className="kontor-drawing__surface"
        d="M34 46h44v30a18 18 0 0 1-18 18h-8a18 18 0 0 1-18-18z"
      />
      <path d="M78 54h6a11 11 0 0 1 0 22h-6" />
      <path className="kontor-drawing__fill" d="M34 46h44v10H34z" />
      <path d="M48 34c-4-5 4-8 0-14M64 34c-4-5 4-8 0-14" />
      <path d="M18 30a46 46 0 0 0-6 34M12 64l-6-8M12 64l9-6" />
      <path d="M28 104h56" />
    </>
  ),
  wishes: (
    <>
      <path
        className="kontor-drawing__surface"
        d="M60 98C38 82 20 66 20 46a20 20 0 0 1 40-6 20 20 0 0 1 40 6c0 20-18 36-40 52z"
      />
      <path
        className="kontor-drawing__fill"
        d="M60 78c-11-8-20-16-20-26a10 10 0 0 1 20-3 10 10 0 0 1 20 3c0 10-9 18-20 26z"
      />
      <path d="M96 22v14M89 29h14M24 86v10M19 91h10" />
    </>
  ),
  search: (
    <>
      <circle className="kontor-drawing__surface" cx="52" cy="50" r="32" />
      <path d="m76 74 26 26" strokeWidth="7" />
      <ellipse
        className="kontor-drawing__fill"
        cx="52"
        cy="50"
        rx="12"
        ry="18"
        transform="rotate(30 52 50)"
      />
      <path d="M61 35c-4 10-14 20-18 30" />
    </>
  ),
} satisfies Record<DrawingName, unknown>;

/** Renders a drawing, which says nothing that the text beside it does not say. */
export const LineDrawing = ({ name }: { name: DrawingName }) => (
  <svg className="kontor-drawing" viewBox="0 0 120 112" width={120} height={112} aria-hidden>
    {drawings[name]}
  </svg>
);
