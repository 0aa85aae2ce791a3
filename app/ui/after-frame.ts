/** Runs deferrable work once the next frame is on its way to the screen. */
export function afterFrame(run: () => void) {
  requestAnimationFrame(() => setTimeout(run))
}
