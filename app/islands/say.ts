/** Writes words where they belong: into what is marked `data-say` with their name. */
export function say(place: HTMLElement, words: Record<string, string>) {
  for (const [name, text] of Object.entries(words)) {
    const part = place.querySelector(`[data-say=${name}]`)
    if (part) part.textContent = text
  }
}
