/** Toasts, by sonner. This code loads with the first form that needs it. Styles are in notices.css. */
import { type ComponentProps, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import type { Notice } from '#app/ui/forms/form-reply.ts'
import { leftToField } from './left-to-field.ts'

/** Above the booking bar, or else above the chat button, which may be in the corner; in the console, beside its navigation. */
const offset = {
  bottom: 'calc(var(--bar-height, 3.25rem) + 1.25rem)',
  top: '0.25rem',
  right: '1rem',
  left: 'var(--toast-left, 1rem)',
}
let mounted = false

/** A notice with a link stays until closed. @returns a function that removes it early, such as when its form is sent again. */
export function showNotice({ kind, title, text, link }: Notice): () => void {
  mountOnce()
  const shown = link
    ? toast[kind](title, { description: <Leading text={text} link={link} />, duration: Number.POSITIVE_INFINITY })
    : toast[kind](title, { description: text })
  return () => void toast.dismiss(shown)
}

/** The same, except for what a field of the page says already. */
export function showUnlessAtField(notice: Notice): () => void {
  return leftToField(notice) ? () => {} : showNotice(notice)
}

function Leading({ text, link }: { text: string | undefined; link: NonNullable<Notice['link']> }) {
  return (
    <>
      {text}{' '}
      <a href={link.to} className="underline">
        {link.words}
      </a>
    </>
  )
}

function mountOnce() {
  if (mounted) return
  mounted = true
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(document.querySelector('.console') ? <ConsoleBoard /> : <Board at="bottom-right" swiped="right" />)
}

/** The buttons of a table are at the right and, on a phone, below each row. There a toast covers the bar with the menu instead. */
function ConsoleBoard() {
  const narrow = useSyncExternalStore(
    (changed) => {
      phone.addEventListener('change', changed)
      return () => phone.removeEventListener('change', changed)
    },
    () => phone.matches,
  )
  return narrow ? <Board at="top-center" swiped="top" /> : <Board at="bottom-left" swiped="left" />
}

const phone = window.matchMedia('(width < 48rem)')

type Place = Pick<ComponentProps<typeof Toaster>, 'position' | 'swipeDirections'>

function Board({ at, swiped }: { at: Place['position']; swiped: NonNullable<Place['swipeDirections']>[number] }) {
  return (
    <Toaster
      duration={4000}
      visibleToasts={3}
      hotkey={['altKey', 'KeyT']}
      position={at}
      swipeDirections={[swiped, 'bottom']}
      closeButton
      offset={offset}
      mobileOffset={offset}
      icons={{ success: <></>, error: <></> }}
      style={{ '--width': '356px' } as React.CSSProperties}
    />
  )
}
