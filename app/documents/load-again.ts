/**
 * The program sent for a script that is no longer there: the page was opened before a new version was deployed, so it loads itself again.
 * Not while something is typed into it, which some browsers would lose, and not soon after it did: while several instances are deployed,
 * the page and its scripts may come from different versions. Then it throws, and the page works as without script.
 */
const key = 'loadedAgainAt'
const typing = 'textarea, input:is([type=text], [type=email], [type=tel], [type=password], [type=date], :not([type]))'

const typed = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typing)].some(({ value }) => value !== '')
if (typed || Date.now() - Number(sessionStorage.getItem(key)) < 60_000) throw new Error('The page is of an earlier version.')
sessionStorage.setItem(key, String(Date.now()))
location.reload()
