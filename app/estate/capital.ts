/** Capitalised, to begin a sentence. */
export function capital(text: string): string {
  return text.replace(/^./, (letter) => letter.toUpperCase())
}
