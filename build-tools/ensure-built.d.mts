export function build(): void
export function ensureBuilt(): void
export function fingerprint(of?: string[]): string
