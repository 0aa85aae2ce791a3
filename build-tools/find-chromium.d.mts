export function findChromium(exists?: (path: string) => boolean): string | undefined
export function findWholeChromium(exists?: (path: string) => boolean): string | undefined
export const chromiumArgs: string[]
