/**
 * The program sent for a script that is no longer there: the page was opened before a new version was deployed, so it loads itself again.
 * Not while something is typed into it, which some browsers would lose, and not soon after it did: while several instances are deployed,
 * the page and its scripts may come from different versions. Then it throws, and the page works as without script.
 */
const typing = 'textarea, input:is([type=text], [type=email], [type=tel], [type=password], [type=date], :not([type]))'
const soonMs = 60_000

const typed = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typing)].some(({ value }) => value !== '')
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const justDid = visit?.type === 'reload' && performance.now() < soonMs
if (typed || justDid) throw new Error('The page is of an earlier version.')
location.reload()
