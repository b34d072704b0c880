import { sessionKey, sessionTimeout } from "../tracking-contract.ts";
import { randomName } from "./random-name.ts";

interface Session {
  name: string;
  /** The time of its last event. */
  last: number;
}

export type SessionStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The session's name, if one was stored. */
export function storedSession(storage: Pick<Storage, "getItem"> | undefined): Session | undefined {
  try {
    const stored = JSON.parse(storage!.getItem(sessionKey)!) as Session;
    return stored.name && stored.last >= 0 ? stored : undefined;
  } catch {
    // None yet, or a script of the host has stored something else.
    return undefined;
  }
}

/** The visit that all tabs of the browser share. As in GA4 it ends after half an hour without an event. */
export function createSession(storage: SessionStorage | undefined) {
  /** Where nothing can be stored the page has a session of its own. */
  let own: Session | undefined;

  return {
    /** The session of an event that happens now. */
    name(): string {
      const last = Date.now();
      const known = storedSession(storage) ?? own;
      const goesOn = known && Math.abs(last - known.last) < sessionTimeout;
      own = { name: goesOn ? known.name : randomName(), last };
      try {
        storage?.setItem(sessionKey, JSON.stringify(own));
      } catch {
        // Full: the page goes on with what it has in its memory.
      }
      return own.name;
    },
    /** Called when the shopper does not allow it. */
    forget() {
      own = undefined;
      storage?.removeItem(sessionKey);
    },
  };
}
