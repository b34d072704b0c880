/**
 * A ref for a form that its script checks: turns the browser's own checks and messages off. An attribute would not do, because
 * hydration adds none that the server's HTML lacks, where a browser without JavaScript needs the checks.
 */
export function withoutNativeChecks(form: HTMLFormElement | null) {
  if (form) form.noValidate = true;
}
