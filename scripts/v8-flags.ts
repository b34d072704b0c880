/** For processes that live for seconds: V8 would take longer to optimise the embedded database's code than that saves. */
export const forSeconds = ["--liftoff-only"];
