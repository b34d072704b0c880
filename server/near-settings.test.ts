import { expect, test } from "vitest";
import { complaint } from "../tests/support/config-complaint.ts";

test.each([
  ["DATABASE_URL_FILE", "DATABASE_URL"],
  ["DATABASE_URI", "DATABASE_URL"],
  ["DATABASE_URL_URI", "DATABASE_URL"],
  ["DATABSE_URL", "DATABASE_URL"],
  ["DATABASE_ULR", "DATABASE_URL"],
  ["DATABASEURL", "DATABASE_URL"],
  ["database_url", "DATABASE_URL"],
  ["DATABASE-URL", "DATABASE_URL"],
  ["KONTOR_DATABASE_URL", "DATABASE_URL"],
  ["KONTOR_DATABASE_URI", "DATABASE_URL"],
  ["KONTOR_PORT", "PORT"],
  ["HOST_KEY", "HOST_KEYS"],
  ["SMPT_URL", "SMTP_URL"],
  ["EMBEDED_DATABASE", "EMBEDDED_DATABASE"],
  ["TRUST_PROXYS", "TRUST_PROXY"],
])("a start with %s is refused with one line that names %s, and no value", (name, setting) => {
  const said = complaint({ [name]: "secret" });
  expect(said).toMatch(new RegExp(`^${name} is not a setting\\. .*\\bset ${setting}\\b.*\\.$`));
  expect(said).not.toContain("secret");
});

test("a near-name is accepted beside the setting that it resembles", () => {
  const DATABASE_URL = "postgres://shop@db/shop";
  expect(complaint({ DATABASE_URL, DATABASE_URI: DATABASE_URL })).toBe("none");
  expect(complaint({ DATABASE_URL: " ", DATABASE_URI: DATABASE_URL })).toContain("DATABASE_URI");
});

/** Variables that platforms set, by platform, beside those that are settings. */
const platforms = {
  "Kubernetes, with services called kontor, metric, database and smtp": {
    KUBERNETES_SERVICE_HOST: "10.96.0.1",
    KUBERNETES_PORT: "tcp://10.96.0.1:443",
    KONTOR_SERVICE_HOST: "10.96.0.7",
    KONTOR_SERVICE_PORT: "3000",
    KONTOR_SERVICE_PORT_METRICS: "9000",
    KONTOR_PORT: "tcp://10.96.0.7:3000",
    KONTOR_PORT_3000_TCP: "tcp://10.96.0.7:3000",
    KONTOR_PORT_3000_TCP_PROTO: "tcp",
    KONTOR_PORT_3000_TCP_PORT: "3000",
    KONTOR_PORT_3000_TCP_ADDR: "10.96.0.7",
    KONTOR_METRICS_PORT: "tcp://10.96.0.8:9000",
    METRIC_PORT: "tcp://10.96.0.9:9000",
    DATABASE_PORT: "tcp://10.96.0.10:5432",
    DATABASE_SERVICE_HOST: "10.96.0.10",
    SMTP_PORT: "tcp://10.96.0.11:25",
    HOSTNAME: "kontor-5d4f7",
    POD_NAME: "kontor-5d4f7",
    POD_IP: "10.244.0.5",
  },
  Docker: {
    HOSTNAME: "f00",
    DB_PORT: "tcp://172.17.0.2:5432",
    DB_NAME: "/kontor/db",
    DB_ENV_POSTGRES_PASSWORD: "secret",
    POSTGRES_URL: "postgres://db/shop",
    NODE_VERSION: "24.21.0",
    YARN_VERSION: "1.22.22",
  },
  "a database of a platform": {
    DATABASE_NAME: "shop",
    DATABASE_USER: "shop",
    DATABASE_HOST: "db",
    DATABASE_PORT: "5432",
    DATABASE_SSL: "true",
    DATABASE_PUBLIC_URL: "postgres://public/shop",
    DATABASE_PRIVATE_URL: "postgres://private/shop",
    DATABASE_URL_UNPOOLED: "postgres://direct/shop",
    DATABASE_CONNECTION_POOL_URL: "postgres://pool/shop",
    POSTGRES_PRISMA_URL: "postgres://db/shop",
    PGHOST: "db",
    PGDATA: "/var/lib/postgresql/data",
  },
  Heroku: {
    DYNO: "web.1",
    STACK: "heroku-24",
    HEROKU_POSTGRESQL_JADE_URL: "postgres://db/shop",
    MAILGUN_SMTP_SERVER: "smtp.example",
    MAILGUN_SMTP_PORT: "587",
    SENDGRID_USERNAME: "shop",
    WEB_CONCURRENCY: "2",
    REDIS_URL: "redis://cache",
  },
  "Azure App Service": {
    WEBSITE_HOSTNAME: "shop.azurewebsites.net",
    APPSETTING_DATABASE_URL: "postgres://db/shop",
    POSTGRESQLCONNSTR_SHOP: "Server=db",
  },
  "GitHub Actions": {
    CI: "true",
    GITHUB_REF_NAME: "main",
    GITHUB_OUTPUT: "/home/runner/out",
    RUNNER_TEMP: "/home/runner/temp",
    ACTIONS_RUNTIME_URL: "https://pipelines.example",
    ImageOS: "ubuntu24",
    PREVIEW_URL: "https://preview.example",
    DEPLOY_URL: "https://deploy.example",
  },
  systemd: {
    INVOCATION_ID: "b1",
    JOURNAL_STREAM: "8:1",
    NOTIFY_SOCKET: "/run/systemd/notify",
    LISTEN_FDS: "1",
    STATE_DIRECTORY: "/var/lib/kontor",
    CACHE_DIRECTORY: "/var/cache/kontor",
    LOGS_DIRECTORY: "/var/log/kontor",
    CREDENTIALS_DIRECTORY: "/run/credentials/kontor",
  },
  "a shell with npm": {
    SHELL: "/bin/bash",
    PATH: "/usr/bin",
    XDG_DATA_DIRS: "/usr/share",
    npm_config_local_prefix: "/srv/shop",
    npm_package_name: "kontor",
    npm_lifecycle_event: "start",
    NODE_ENV: "production",
    NODE_OPTIONS: "--enable-source-maps",
    INIT_CWD: "/srv/shop",
    host: "desk",
    port: "1",
    HOSTS: "/etc/hosts",
    BASE_URL: "/",
    EMAIL_FROM: "shop@example.com",
    REVIEW: "1",
    no_proxy: "localhost",
    HTTPS_PROXY: "http://proxy:3128",
  },
};

test.each(Object.entries(platforms))("variables of %s stop no start", (_platform, variables) =>
  expect(complaint(variables)).toBe("none"),
);
