/** Notices in the corner, by sonner, whose code is fetched with the form that needs it. Its sheet is notices.css. */
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import type { Notice } from './forms/form-reply.ts'

/** Above the booking bar and the chat's button, while they are there. */
const offset = { bottom: 'calc(var(--bar-height, 0px) + 1.25rem)', right: '1rem', left: '1rem' }
let mounted = false

export function showNotice({ kind, title, text }: Notice) {
  mountOnce()
  toast[kind](title, { description: text })
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
