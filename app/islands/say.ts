/** Writes each text into the element marked `data-say` with its name. */
export function say(place: HTMLElement, words: Record<string, string>) {
  for (const [name, text] of Object.entries(words)) {
    const part = place.querySelector(`[data-say=${name}]`)
    if (part) part.textContent = text
  }
}
