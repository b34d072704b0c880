import ChevronLeft from "@lucide/icons/icons/chevron-left";
import ChevronRight from "@lucide/icons/icons/chevron-right";
import X from "@lucide/icons/icons/x";
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Icon } from "../../../platform/ui/Icon.tsx";
import type { NavigationNode, ThemeworldNavigation } from "../navigation-schema.ts";
import { navigationEvent, NavigationLink, useNavigation } from "./NavigationLink.tsx";
import { NavigationSkeleton } from "./NavigationSkeleton.tsx";
import { Teasers, Themeworlds } from "./Teasers.tsx";
import {
  activeBranch,
  entryOf,
  type EntryContent,
  type NavigationEntry,
} from "./navigation-entries.ts";

export interface NavigationDrawerProps {
  id: string;
  entries: DrawerEntry[];
  /** Links of the shop below the products, for example to its stores; those with children open a list. */
  services?: NavigationNode[];
  onClose: () => void;
}

type DrawerEntry = NavigationEntry & { isActive?: boolean; isService?: boolean };

/** The opened lists from the first to the current one, each with its position in the list before. */
type Steps = { entry: NavigationEntry; position: number }[];

interface DrawerList {
  entries: DrawerEntry[];
  teaser?: NavigationNode["teaser"];
  themeworlds?: ThemeworldNavigation;
  isLoading?: boolean;
}

/** Returns the lists down to the page's own entry, which are open initially. */
function stepsTo(pageSegment: string, entries: DrawerEntry[]): Steps {
  const position = entries.findIndex(({ isActive }) => isActive);
  const entry = entries[position];
  if (entry?.content?.kind !== "category") return [];
  const steps: Steps = [{ entry, position }];
  let siblings = entry.content.node.children;
  for (const node of activeBranch(siblings, pageSegment)) {
    const step = { entry: entryOf(node), position: siblings.indexOf(node) };
    if (step.entry.content) steps.push(step);
    siblings = node.children;
  }
  return steps;
}

function listOf(content: EntryContent): DrawerList {
  switch (content.kind) {
    case "loading":
      return { entries: [], isLoading: true };
    case "category":
      return { entries: content.node.children.map(entryOf), teaser: content.node.teaser };
    case "themeworlds":
      return { entries: [], themeworlds: content.themeworlds };
  }
}

const headingClass = "kontor-navigation__heading";

/** The navigation of narrow layouts: one list at a time, each sliding over the previous one. */
export function NavigationDrawer({ id, entries, services = [], onClose }: NavigationDrawerProps) {
  const { texts, pageSegment, track } = useNavigation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [{ chosen, move, focus }, go] = useState<{
    chosen?: Steps;
    move?: "in" | "out";
    /** The element that receives the focus when the list is shown. */
    focus?: string;
  }>({});
  // Until the shopper chooses a list, it is that of the page, as soon as it has loaded.
  const steps = chosen ?? stepsTo(pageSegment, entries);
  const last = steps.at(-1)?.entry;
  // An entry tapped while the data loaded now has content, or none because loading failed.
  const current =
    last?.content?.kind === "loading" ? entries.find(({ href }) => href === last.href) : last;
  const path = steps.map(({ entry }) => entry.title);
  const list: DrawerList | undefined = current
    ? current.content && listOf(current.content)
    : { entries: [...entries, ...services.map((node) => ({ ...entryOf(node), isService: true }))] };

  // Placed over the bar of the header, so that a second tap on the opener hits the close button.
  useLayoutEffect(() => {
    const bar = dialog.current?.closest("[data-kontor-bar]")?.getBoundingClientRect();
    dialog.current?.style.setProperty("--kontor-top", `${Math.max(0, bar?.top ?? 0)}px`);
    dialog.current?.showModal();
  }, []);
  // A tap on an entry without content follows its link.
  const isDeadEnd = current && !list;
  useEffect(() => {
    if (isDeadEnd) dialog.current?.querySelector<HTMLElement>(`.${headingClass}`)?.click();
  }, [isDeadEnd]);
  useLayoutEffect(() => {
    if (focus) dialog.current?.querySelector<HTMLElement>(focus)?.focus();
  }, [focus, chosen]);

  function enter(entry: NavigationEntry, position: number) {
    startTransition(() =>
      go({ chosen: [...steps, { entry, position }], move: "in", focus: "[data-back]" }),
    );
    track?.(navigationEvent("open", [...path, entry.title]));
  }

  function goBack() {
    const focusedBefore = `[data-position="${steps.at(-1)?.position}"]`;
    startTransition(() => go({ chosen: steps.slice(0, -1), move: "out", focus: focusedBefore }));
  }

  return (
    <dialog
      ref={dialog}
      id={id}
      className="kontor-navigation__drawer"
      aria-label={texts.navigation}
      onClose={onClose}
      // A click outside the content hits the dialog itself, or its backdrop.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="kontor-navigation__bar">
        {current ? (
          <button type="button" data-back onClick={goBack}>
            <Icon icon={ChevronLeft} size={20} />
            <span>{texts.back}</span>
          </button>
        ) : (
          <strong>{texts.navigation}</strong>
        )}
        <button type="button" aria-label={texts.close} onClick={onClose}>
          <Icon icon={X} size={22} />
        </button>
      </div>
      <nav
        key={path.join(">")}
        className="kontor-navigation__level"
        aria-label={current?.title ?? texts.navigation}
        data-move={move}
      >
        {current?.href && (
          <NavigationLink
            href={current.href}
            target={current.target}
            path={path}
            className={headingClass}
          >
            {fill(texts.allOf, { title: current.title })}
          </NavigationLink>
        )}
        <ul className="kontor-navigation__list" hidden={!list?.entries.length}>
          {list?.entries.map((entry, position) => (
            <li key={position} data-service={entry.isService}>
              {entry.content ? (
                <button
                  type="button"
                  data-position={position}
                  aria-current={entry.isActive || undefined}
                  onClick={() => enter(entry, position)}
                >
                  <span>{entry.title}</span>
                  <Icon icon={ChevronRight} size={18} />
                </button>
              ) : (
                <NavigationLink
                  href={entry.href}
                  target={entry.target}
                  path={[...path, entry.title]}
                  {...(entry.isActive && { "aria-current": true })}
                >
                  {entry.title}
                </NavigationLink>
              )}
            </li>
          ))}
        </ul>
        {list?.isLoading && <NavigationSkeleton />}
        {list?.themeworlds && <Themeworlds themeworlds={list.themeworlds} path={path} />}
        {list?.teaser && (
          <Teasers title={list.teaser.title} teasers={list.teaser.list} path={path} />
        )}
      </nav>
    </dialog>
  );
}
