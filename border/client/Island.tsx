import type { ReactNode } from "react";
import { inShop } from "../../platform/client/shop-address.ts";
import { scriptJson } from "../../platform/ui/script-json.ts";

/**
 * When the browser hydrates an island: at once, when it is idle and has the images of the first view, on the first event in it, or
 * when the shopper shows interest (a resting mouse, a tap, the keyboard). A tap on a form's button before hydrates it at once.
 */
export type Strategy = "load" | "idle" | "interact" | "intent";

/**
 * The props of each island, by name. `X.island.tsx` exports `hydrate(container, data, answers)` and adds its own line:
 *
 *     declare module "…/border/client/Island.tsx" { interface Islands { X: XProps } }
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- each island file adds its line
export interface Islands {}

export interface IslandProps<Name extends keyof Islands> {
  name: Name;
  strategy: Strategy;
  /** The argument of `hydrate`, sent as JSON: functions in it are lost. */
  data: Islands[Name];
  /** Addresses of JSON that the browser requests together with the island's script: `hydrate` gets the responses as promises. */
  reads?: string[];
  /** Name of a script, beside the others, whose default export has the `texts` of islands by name: those of the data come from it. */
  textFile?: string;
  children: ReactNode;
}

/**
 * Renders a part of the HTML that the browser hydrates separately, after it was shown. Ids inside must come from the data (not
 * from useId), because the server renders the part within a page and the browser hydrates it alone.
 */
export function Island<Name extends keyof Islands>({
  name,
  strategy,
  data,
  reads,
  textFile,
  children,
}: IslandProps<Name>) {
  const sent = textFile ? { ...data, texts: undefined } : data;
  return (
    <kontor-island
      data-island={name}
      data-strategy={strategy}
      data-reads={reads?.map(inShop).join(" ")}
      data-texts={textFile}
    >
      <div data-part>{children}</div>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(sent) }} />
    </kontor-island>
  );
}

declare module "react/jsx-runtime" {
  namespace JSX {
    interface IntrinsicElements {
      "kontor-island": {
        "data-island": string;
        "data-strategy": Strategy;
        "data-reads"?: string;
        "data-texts"?: string;
        children: ReactNode;
      };
    }
  }
}
