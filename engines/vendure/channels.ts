import { UnknownChannelError } from "../../commerce/engine-errors.ts";
import type { Graphql } from "./graphql-client.ts";

/** A channel of Vendure. */
export interface Channel {
  /** Its code, which is the shop's market. */
  code: string;
  token: string;
  currency: string;
  /** As Vendure writes it. */
  language: string;
}

/** Settings of a whole server. */
export interface Settings {
  channels: Channel[];
  /** Whether stock is counted where a variant does not say. */
  tracksStock: boolean;
  /** Pieces that are not sold. */
  threshold: number;
}

/** Milliseconds for which settings are believed: staff seldom change them. */
const believedFor = 30_000;

interface Answer {
  channels: {
    items: {
      code: string;
      token: string;
      defaultCurrencyCode: string;
      defaultLanguageCode: string;
    }[];
  };
  globalSettings: { trackInventory: boolean; outOfStockThreshold: number };
}

const settingsQuery = `{
  channels(options: { take: 1000 }) { items { code token defaultCurrencyCode defaultLanguageCode } }
  globalSettings { trackInventory outOfStockThreshold }
}`;

/** Reads the channels that are markets of the shop, and how stock is counted. */
export function createSettings(graphql: Graphql, markets: readonly string[]) {
  const codes = new Map(markets.map((market) => [market.toLowerCase(), market]));
  let current: { until: number; settings: Promise<Settings> } | undefined;

  async function load(): Promise<Settings> {
    const { channels, globalSettings } = await graphql<Answer>(settingsQuery);
    return {
      tracksStock: globalSettings.trackInventory,
      threshold: globalSettings.outOfStockThreshold,
      channels: channels.items.flatMap((channel) => {
        const code = codes.get(channel.code.toLowerCase());
        const { token, defaultCurrencyCode: currency, defaultLanguageCode: language } = channel;
        return code === undefined ? [] : [{ code, token, currency, language }];
      }),
    };
  }

  function read(): Promise<Settings> {
    const now = performance.now();
    if (!current || current.until < now) {
      const settings = load();
      current = { until: now + believedFor, settings };
      settings.catch(() => {
        if (current?.settings === settings) current = undefined;
      });
    }
    return current.settings;
  }

  return {
    read,
    /** Throws `UnknownChannelError` if Vendure has no channel of this code. */
    async channel(code: string): Promise<Channel> {
      const { channels } = await read();
      const channel = channels.find((each) => each.code === code);
      if (!channel) throw new UnknownChannelError(code);
      return channel;
    },
  };
}

export type SettingsReader = ReturnType<typeof createSettings>;
