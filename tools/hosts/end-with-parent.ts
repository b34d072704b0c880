/** Loaded before a server in a process of its own, which then ends with the one that started it, however that ends. */
process.on("disconnect", () => process.exit());
