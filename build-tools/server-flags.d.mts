export const commandFlags: string[]
export const flags: string[]
export const program: string
export const memory: Record<string, string>
