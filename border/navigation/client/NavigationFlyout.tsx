import { useLayoutEffect, useRef, type ReactElement } from "react";
import { fill } from "../../../platform/shared/texts/words.ts";
import { DrillDown } from "./DrillDown.tsx";
import type { EntryContent, NavigationEntry } from "./navigation-entries.ts";
import { NavigationLink, useNavigation } from "./NavigationLink.tsx";
import { NavigationSkeleton } from "./NavigationSkeleton.tsx";
import { Themeworlds } from "./Teasers.tsx";

export interface NavigationFlyoutProps {
  id: string;
  entry: NavigationEntry;
  content: EntryContent;
  /** Whether it replaces another open flyout; then it appears without a transition. */
  isSwitched: boolean;
}

/** The flyout of a first-level item, over the page and as wide as the navigation. */
export function NavigationFlyout({ id, entry, content, isSwitched }: NavigationFlyoutProps) {
  const { texts } = useNavigation();
  const panel = useRef<HTMLDivElement>(null);
  const { title, href, target } = entry;
  const path = [title];

  // As high as the space below the item; when the header is scrolled away, the full height is available.
  useLayoutEffect(() => {
    const top = Math.max(0, panel.current?.parentElement?.getBoundingClientRect().bottom ?? 0);
    panel.current?.style.setProperty("--kontor-flyout-top", `${top}px`);
  }, []);

  function flyoutContent(): ReactElement {
    switch (content.kind) {
      case "loading":
        return <NavigationSkeleton />;
      case "category":
        return <DrillDown id={id} node={content.node} path={path} />;
      case "themeworlds":
        return <Themeworlds themeworlds={content.themeworlds} path={path} />;
    }
  }

  return (
    <div
      ref={panel}
      id={id}
      className="kontor-navigation__flyout"
      data-switched={isSwitched || undefined}
    >
      <div className="kontor-navigation__content">
        <NavigationLink
          href={href}
          target={target}
          path={path}
          className="kontor-navigation__heading"
        >
          {fill(texts.allOf, { title })}
        </NavigationLink>
        {flyoutContent()}
      </div>
    </div>
  );
}
