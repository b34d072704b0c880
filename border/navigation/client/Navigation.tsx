import ChevronDown from "@lucide/icons/icons/chevron-down";
import Menu from "@lucide/icons/icons/menu";
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from "react";
import { closeOnSignals, openOverlay } from "../../../platform/client/overlay.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type { Track } from "../../../platform/shared/track.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Icon } from "../../../platform/ui/Icon.tsx";
import type { NavigationItem, NavigationTexts } from "../navigation-contract.ts";
import type { NavigationNode } from "../navigation-schema.ts";
import { NavigationDrawer } from "./NavigationDrawer.tsx";
import { NavigationFlyout } from "./NavigationFlyout.tsx";
import { navigationEvent, NavigationLink, useNavigation } from "./NavigationLink.tsx";
import { NavigationContext } from "./navigation-context.ts";
import { topEntriesOf, type TopEntry } from "./navigation-entries.ts";
import { useFlyout } from "./use-flyout.ts";
import { useNavigationData, type NavigationSource } from "./use-navigation-data.ts";
import { usePageSegment } from "./use-page-segment.ts";

export interface NavigationProps {
  /** Prefix of every id inside. */
  id: string;
  site: SiteCode;
  texts: NavigationTexts;
  items: NavigationItem[];
  /** Links of the shop that the drawer shows below the products; those with children open a list. */
  services?: NavigationNode[];
  /** Overrides the URL of the navigation's data. */
  route?: string;
  /** The source of the data; without one there are only links. */
  source?: NavigationSource;
  track?: Track;
}

/** The main navigation: plain links that open flyouts, or a button that opens a drawer where there is no room for the links. */
export function Navigation({ id, texts, items, services, source, track }: NavigationProps) {
  const data = useNavigationData(source);
  const root = useRef<HTMLUListElement>(null);
  const flyout = useFlyout(root);
  const menu = useRef<HTMLButtonElement>(null);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const segment = usePageSegment();

  const entries = useMemo(() => {
    const found = topEntriesOf(items, data);
    const active =
      segment && found.findIndex(({ segments }) => segments.split(" ").includes(segment));
    return found.map((entry, index) => ({ ...entry, isActive: index === active }));
  }, [items, data, segment]);
  const open = entries.find(({ href, content }) => content && href === flyout.open?.href);
  const openTitle = open?.title;

  useEffect(() => {
    if (openTitle) track?.(navigationEvent("open", [openTitle]));
  }, [openTitle, track]);

  const isFlyoutOpen = open !== undefined;
  useLayoutEffect(() => {
    const locksScroll = root.current?.closest(scrollLockingHeader) !== null;
    if (isFlyoutOpen || isDrawerOpen)
      return openOverlay({ locksScroll: locksScroll || isDrawerOpen });
  }, [isFlyoutOpen, isDrawerOpen, root]);

  useLayoutEffect(() => {
    if (!isDrawerOpen) return;
    const controller = new AbortController();
    const opener = menu.current;
    closeOnSignals(() => setDrawerOpen(false), controller.signal);
    return () => {
      controller.abort();
      opener?.focus({ preventScroll: true });
    };
  }, [isDrawerOpen]);

  const surroundings = useMemo(
    () => ({ texts, pageSegment: segment, track }),
    [texts, segment, track],
  );
  return (
    <NavigationContext value={surroundings}>
      <button
        ref={menu}
        className="kontor-navigation__menu"
        type="button"
        aria-label={texts.menu}
        aria-haspopup="dialog"
        aria-expanded={isDrawerOpen}
        onClick={() => startTransition(() => setDrawerOpen(true))}
      >
        <Icon icon={Menu} size={22} strokeWidth={1.6} />
      </button>
      <nav
        className="kontor-navigation"
        aria-label={texts.navigation}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget && !root.current?.contains(relatedTarget)) flyout.close();
        }}
      >
        <ul ref={root} {...flyout.rootHandlers} onKeyDown={moveBetweenItems}>
          {entries.map((entry, index) => (
            <TopItem
              key={index}
              flyoutId={`${id}-flyout`}
              entry={entry}
              flyout={flyout}
              isOpen={open?.href === entry.href}
              mayOpen={entry.content !== undefined || !source}
            />
          ))}
        </ul>
      </nav>
      {isFlyoutOpen && <div className="kontor-navigation__overlay" />}
      {isDrawerOpen && (
        <NavigationDrawer
          id={`${id}-drawer`}
          entries={entries}
          services={services}
          onClose={() => startTransition(() => setDrawerOpen(false))}
        />
      )}
    </NavigationContext>
  );
}

interface TopItemProps {
  flyoutId: string;
  entry: TopEntry & { isActive: boolean };
  flyout: ReturnType<typeof useFlyout>;
  isOpen: boolean;
  /** Whether there is content, or may be once the data is there. */
  mayOpen: boolean;
}

/** A link of the first level, the button beside it, and its flyout while that is open. */
function TopItem({ flyoutId, entry, flyout, isOpen, mayOpen }: TopItemProps) {
  const { texts } = useNavigation();
  const { title, href, target, content } = entry;
  const enterByArrow = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "ArrowDown" || !content) return;
    event.preventDefault();
    flyout.enter(event.currentTarget, href);
  };
  return (
    <li>
      <div className="kontor-navigation__item" {...flyout.itemHandlers(href)}>
        <NavigationLink
          href={href}
          target={target}
          path={[title]}
          data-kind={entry.kind}
          data-segments={entry.segments}
          data-title={title}
          aria-current={entry.isActive || undefined}
          data-open={isOpen || undefined}
          // The boot script marks the item before hydration.
          suppressHydrationWarning
          onKeyDown={enterByArrow}
          onClick={(event) => {
            if (!content || isOpen || !flyout.isTap(event.nativeEvent)) return;
            event.preventDefault();
            flyout.show(event.currentTarget, href);
          }}
        >
          {title}
        </NavigationLink>
        {mayOpen && (
          <button
            type="button"
            aria-label={fill(texts.open, { title })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? flyoutId : undefined}
            onKeyDown={enterByArrow}
            onClick={(event) => (isOpen ? flyout.close() : flyout.show(event.currentTarget, href))}
          >
            <Icon icon={ChevronDown} size={16} />
          </button>
        )}
      </div>
      {isOpen && content && (
        <NavigationFlyout
          id={flyoutId}
          entry={entry}
          content={content}
          isSwitched={flyout.open?.isSwitched ?? false}
        />
      )}
    </li>
  );
}

/** A sticky header, or one of a mobile platform: an open flyout locks the page's scrolling. */
const scrollLockingHeader = '[data-sticky], [data-platform="MATCH"], [data-platform="SMARTPHONE"]';

/** Moves the focus by arrows, Home and End between the links, or between the buttons beside them. */
function moveBetweenItems(event: KeyboardEvent<HTMLElement>) {
  if (!(event.target instanceof HTMLElement)) return;
  const { tagName, parentElement } = event.target;
  if (!parentElement?.matches(".kontor-navigation__item")) return;
  const all = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      `.kontor-navigation__item > ${tagName.toLowerCase()}`,
    ),
  ];
  const at = all.indexOf(event.target);
  const to = { ArrowLeft: at - 1, ArrowRight: (at + 1) % all.length, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  all.at(to)?.focus({ preventScroll: true });
}
