import { useEffect, useState } from "react";
import { getJson } from "../../../shared/client/requests.ts";
import { navigationPath, themeworldsPath } from "../navigation-contract.ts";
import type { NavigationNode, ThemeworldNavigation } from "../navigation-schema.ts";
import { readNavigation, readThemeworlds } from "./read-answers.ts";

/** Content of the items of the first level: null when it could not be loaded. */
export interface NavigationSource {
  navigation: Promise<NavigationNode[] | null>;
  themeworlds: Promise<ThemeworldNavigation | null>;
}

export interface NavigationData {
  /** Undefined while it loads. */
  navigation?: NavigationNode[] | null;
  themeworlds?: ThemeworldNavigation | null;
}

export interface NavigationSourceOptions {
  site: string;
  /** Replaces the address of the navigation. */
  route?: string;
}

/** Requests both answers, once for all navigations of a page. */
export function loadNavigation({ site, route }: NavigationSourceOptions): NavigationSource {
  const read = async <T>(url: string, parse: (data: unknown) => T | null): Promise<T | null> => {
    try {
      const found = parse(await getJson<unknown>(url, { headers: { "x-hunter-site": site } }));
      if (!found) throw new Error(`${url} has nothing to show`);
      return found;
    } catch (error) {
      console.error(`No flyouts from ${url}:`, error);
      return null;
    }
  };
  return {
    navigation: read(route ?? `${navigationPath}?site=${site}`, (data) => {
      const nodes = readNavigation(data);
      return nodes.length > 0 ? nodes : null;
    }),
    themeworlds: read(themeworldsPath, (data) => readThemeworlds(data) ?? null),
  };
}

/** Without a source (on a server) the items have no content. */
export function useNavigationData(source?: NavigationSource): NavigationData {
  const [data, setData] = useState<NavigationData>(
    source ? {} : { navigation: null, themeworlds: null },
  );
  useEffect(() => {
    const take = (part: NavigationData) => setData((before) => ({ ...before, ...part }));
    void source?.navigation.then((navigation) => take({ navigation }));
    void source?.themeworlds.then((themeworlds) => take({ themeworlds }));
  }, [source]);
  return data;
}
