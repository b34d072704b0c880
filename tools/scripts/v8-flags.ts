/** V8 flags for processes that live for seconds: optimising the code of the embedded database would take longer than it saves. */
export const forSeconds = ["--liftoff-only"];
