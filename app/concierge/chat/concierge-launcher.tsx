import { estate } from '#app/estate/estate.ts'
import { Island } from '#app/islands/island.tsx'
import { AnswerText } from './answer-text.tsx'
import { ChatPanel } from './chat-panel.tsx'

const welcome = `Hello. I am ${estate.name}’s automated assistant. Ask me about rooms, prices, baths or the way here. What I do not know I hand to the team.`

/**
 * The chat's button and panel, on every page outside the console. A native popover, so that it opens on the first tap; the conversation
 * in it is an island that wakes when the panel opens.
 */
export function ConciergeLauncher({ humanHelp = '/#contact' }: { humanHelp?: string }) {
  const { stayEmail, phone } = estate.contacts
  const offline = `I am temporarily offline. Please write to ${stayEmail} or call ${phone}, and a person will help you.`
  return (
    <>
      <button type="button" className="chat-launcher" popoverTarget="concierge" aria-label="Ask the Wild Concierge">
        <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.4">
          <path d="M4 5.5h16v11H11l-4.5 3.5v-3.5H4z" strokeLinejoin="round" />
          <path d="M8.5 11h.01M12 11h.01M15.5 11h.01" strokeLinecap="round" strokeWidth="2" />
        </svg>
      </button>
      <aside id="concierge" popover="manual" className="chat" aria-labelledby="concierge-title">
        <header className="chat-header">
          <h2 id="concierge-title" className="subtitle">
            The Wild Concierge
          </h2>
          <button
            type="button"
            className="chat-close"
            popoverTarget="concierge"
            popoverTargetAction="hide"
            aria-label="Close the chat"
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.4">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        </header>
        <Island name="concierge" component={ChatPanel} props={{ welcome, offline }} wake="touch" className="contents" />
        <div className="chat-offline" role="status">
          <AnswerText text={offline} />
        </div>
        <p className="chat-human">
          <a href={humanHelp} className="quiet-link">
            Need human help?
          </a>
        </p>
      </aside>
    </>
  )
}
