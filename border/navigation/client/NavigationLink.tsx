import { use, type ComponentProps } from "react";
import type { Track } from "../../../platform/shared/track.ts";
import { lastSegment } from "../navigation-rules.ts";
import { NavigationContext, type NavigationContextValue } from "./navigation-context.ts";

export interface NavigationLinkProps extends ComponentProps<"a"> {
  href: string;
  /** Titles from the first level down to this link: its label in tracking. */
  path: string[];
}

/** A link of the navigation: announces a new window and the current page, and tracks clicks. */
export function NavigationLink({ href, path, children, onClick, ...link }: NavigationLinkProps) {
  const { texts, pageSegment, track } = useNavigation();
  return (
    <a
      href={href}
      aria-current={pageSegment && lastSegment(href) === pageSegment ? "page" : undefined}
      {...link}
      rel={link.target ? "noopener noreferrer" : undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) track?.(navigationEvent("click", path));
      }}
    >
      {typeof children === "string" ? <span>{children}</span> : children}
      {link.target === "_blank" && <span className="kontor-hidden">{` (${texts.newWindow})`}</span>}
    </a>
  );
}

export function useNavigation(): NavigationContextValue {
  const value = use(NavigationContext);
  if (!value) throw new Error("Links of the navigation must stand inside <Navigation>");
  return value;
}

export function navigationEvent(action: "open" | "click", path: string[]): Parameters<Track>[0] {
  return {
    event: "ga_event",
    eventCategory: "navigation",
    eventAction: action,
    eventLabel: path.join(">"),
  };
}
