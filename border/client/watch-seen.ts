import { findAll, nodeObserver } from "../../platform/client/trees.ts";

const watched = new WeakSet<Element>();

/** Calls `onSeen` once for each element, including later ones, when the shopper first sees part of it. */
export function watchSeen(selector: string, onSeen: (element: HTMLElement) => void) {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      onSeen(target as HTMLElement);
    }
  });
  let isDue = false;
  const look = () => {
    isDue = false;
    observeTrees();
    for (const element of findAll(selector))
      if (!watched.has(element)) {
        watched.add(element);
        observer.observe(element);
      }
  };
  // An inserted element is seen in the next frame at the earliest.
  const observeTrees = nodeObserver(() => {
    if (!isDue) requestAnimationFrame(look);
    isDue = true;
  });
  look();
}
