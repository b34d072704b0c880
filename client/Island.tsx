import type { ReactNode } from "react";

/**
 * When the browser takes a part over: at once, on the first touch of it, when somebody seems to want it (a mouse that
 * rests, a tap, the keyboard), or only for staff who preview another day.
 */
export type Strategy = "load" | "interact" | "intent" | "preview";

export interface IslandProps {
  /** Name of the module in client/islands that takes the part over. */
  name: string;
  strategy: Strategy;
  /** What the module gets; must survive JSON. */
  data: object;
  children: ReactNode;
}

/**
 * A part of server-rendered HTML that becomes interactive on its own, long after it was shown. Ids inside must come from
 * the data (not from useId): the part is rendered as a piece of a page and taken over alone.
 */
export function Island({ name, strategy, data, children }: IslandProps) {
  return (
    <kontor-island data-name={name} data-strategy={strategy}>
      <div>{children}</div>
      <script
        type="application/json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
      />
    </kontor-island>
  );
}

declare module "react/jsx-runtime" {
  namespace JSX {
    interface IntrinsicElements {
      "kontor-island": {
        "data-name": string;
        "data-strategy": Strategy;
        children: ReactNode;
      };
    }
  }
}
