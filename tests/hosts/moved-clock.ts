/** Loaded before a host in a process of its own: the test that started it sets its clock, which then stands still, and gets an answer. */
process.on("message", (time: number) => {
  Date.now = () => time;
  process.send!(time);
});
