/** Toasts, by sonner, whose code loads with the first form that needs it. Styles are in notices.css. */
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import type { Notice } from '#app/ui/forms/form-reply.ts'

/** Above the booking bar and the chat's button, while they are there. */
const offset = { bottom: 'calc(var(--bar-height, 0px) + 1.25rem)', right: '1rem', left: '1rem' }
let mounted = false

/** A notice with a link stays until closed. @returns a function that removes it early, such as when its form is sent again. */
export function showNotice({ kind, title, text, link }: Notice): () => void {
  mountOnce()
  const shown = link
    ? toast[kind](title, { description: <Leading text={text} link={link} />, duration: Number.POSITIVE_INFINITY })
    : toast[kind](title, { description: text })
  return () => void toast.dismiss(shown)
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
  createRoot(place).render(
    <Toaster
      duration={4000}
      visibleToasts={3}
      hotkey={['altKey', 'KeyT']}
      position="bottom-right"
      swipeDirections={['right', 'bottom']}
      closeButton
      offset={offset}
      mobileOffset={offset}
      icons={{ success: <></>, error: <></> }}
      style={{ '--width': '356px' } as React.CSSProperties}
    />,
  )
}
