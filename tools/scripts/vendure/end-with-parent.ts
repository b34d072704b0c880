/** Imported by a process that another one has started: ends it as Ctrl-C does when that one has ended, also when it was killed. */
process.once("disconnect", () => process.kill(process.pid, "SIGINT"));
