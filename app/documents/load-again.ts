/**
 * Sent in place of a script that no longer exists: the page was opened before a new version was deployed, so it reloads itself. It does not
 * while something is typed, which some browsers would lose, nor soon after a reload: while several instances are being deployed, a page and
 * its scripts may come from different versions. Then it throws, and the page works as without script. Nor does it under an open dialog,
 * where a booking may be half filled in, in a frame that tells us nothing: it waits until that is closed.
 */
const typing = 'textarea, input:is([type=text], [type=email], [type=tel], [type=password], [type=date], :not([type]))'
const soonMs = 60_000

const isTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typing)].some(({ value }) => value !== '')
const isInDialog = () => document.querySelector('dialog[open]') !== null
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const justDid = visit?.type === 'reload' && performance.now() < soonMs
if (isTyped() || justDid) throw new Error('The page is of an earlier version.')
if (isInDialog()) {
  // As a capturing listener, because `close` does not bubble; booking closes the menu before it opens its drawer.
  const reload = () => setTimeout(() => isTyped() || isInDialog() || location.reload())
  document.addEventListener('close', reload, true)
  throw new Error('The page is of an earlier version.')
}
location.reload()
