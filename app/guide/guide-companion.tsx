import { useEffect, useState } from 'react'
import { estate } from '#app/estate/estate.ts'
import { keepOffline } from '#app/guide/offline/keep-offline.ts'
import { copyText } from '#app/ui/copy-text.ts'
import { followSignal } from '#app/ui/use-offline.ts'
import { followSection } from './follow-section.ts'
import { orderSuccess } from './guide-wording.ts'

/**
 * Island for what concerns the whole page once it is awake: announces an order's success, makes the copy buttons work, marks where in the
 * guide one is, keeps it for offline use and says when it is shown offline.
 */
export function GuideCompanion() {
  const [keptFrom, setKeptFrom] = useState<string>()
  useEffect(() => followSignal(() => {}), [])
  useEffect(followSection, [])
  useEffect(() => {
    setKeptFrom(document.documentElement.dataset.keptFrom)
    void tellOfSuccess()
    void keepOffline()
    const openAll = () => {
      for (const fold of document.querySelectorAll('details')) fold.open = true
    }
    addEventListener('beforeprint', openAll)
    document.addEventListener('click', copyMarked)
    return () => {
      removeEventListener('beforeprint', openAll)
      document.removeEventListener('click', copyMarked)
    }
  }, [])
  if (!keptFrom) return null
  return (
    <p role="status" className="guide-kept">
      Without a good signal: this is the guide as it was on {whenOf(keptFrom)}.
    </p>
  )
}

/** Payments return to `?success=true`, which is announced once and then removed from the address. */
async function tellOfSuccess() {
  if (new URLSearchParams(location.search).get('success') !== 'true') return
  const { showNotice } = await import('#app/ui/notices.tsx')
  // The page's own note is for visitors without script.
  document.querySelector('[data-ordered]')?.remove()
  showNotice(orderSuccess)
  history.replaceState(null, '', '/guest-guide')
}

async function copyMarked(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLElement>('button[data-copy]')
  const said = button?.firstElementChild
  if (!said || !(await copyText(button.dataset.copy ?? ''))) return
  said.textContent = 'Copied'
  setTimeout(() => {
    said.textContent = 'Copy'
  }, 2_000)
}

function whenOf(date: string): string {
  return new Intl.DateTimeFormat('en-IE', { dateStyle: 'full', timeStyle: 'short', timeZone: estate.timeZone }).format(
    new Date(date),
  )
}
