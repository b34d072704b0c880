export function objectionTo(file: string, source: string): string | undefined;
