import type { HostKeys } from "../../platform/security/host-keys.ts";

/** The settings of a process that shape its shop; docs/configuration.md says what each means. */
export interface ShopSettings {
  DATABASE_URL: string;
  DATA_DIR: string;
  ANSWER_WITHIN: number;
  BASE_PATH: string;
  BORDER_HOSTS: string[];
  CACHE_MEMORY: number;
  ENGINE: string;
  ENGINE_KEY: string;
  ENGINE_URL: string;
  HOST_KEYS: HostKeys;
  HSTS_SUBDOMAINS: boolean;
  IYS_URL: string;
  LIVE_RELOAD: boolean;
  MAIL_FROM: string;
  MONITORING_DSN: string;
  NATS_URL: string;
  PREVIEW: boolean;
  SMTP_URL: string;
  TRUST_PROXY: string;
}
