/** The clipboard API needs https; elsewhere the old way still works. @returns whether it is copied */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyFromField(text)
  }
}

/** Copies only what is selected: what had the focus gets it back. */
function copyFromField(text: string): boolean {
  const focused = document.activeElement
  const area = document.body.appendChild(document.createElement('textarea'))
  area.value = text
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return copied
}
