/**
 * The guest password in the memory of this process, from when somebody last typed it rightly: a text can be compared with it, as it cannot
 * with its slow hash, word by word. It is never stored, and forgotten with the hash to which it belongs.
 */
let last: { hash: string; password: string } | undefined

export function rememberPassword(hash: string, password: string): void {
  last = { hash, password: password.trim() }
}

export function rememberedPassword(hash: string): string | undefined {
  return last?.hash === hash ? last.password : undefined
}
