export function build(): void
export function ensureBuilt(): void
export function fingerprint(of?: string[]): string
export function switchTo(folder: string, at?: { link: string; builds: string }): void
