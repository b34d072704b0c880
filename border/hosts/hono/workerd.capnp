using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "pages", worker = .pages),
    # <- who may be asked: "public" for a shop with a public address
    (name = "internet", network = (allow = ["private", "public"])),
  ],
  sockets = [(name = "http", address = "*:8080", http = (), service = "pages")],
);

const pages :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "../../../dist/hosts/hono/worker.js")],
  compatibilityDate = "2026-11-01",
  bindings = [(name = "SHOP", fromEnvironment = "SHOP")],
);
