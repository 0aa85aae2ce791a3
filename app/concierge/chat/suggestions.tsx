/** What visitors ask, and what guests who are here ask. */
const questions = {
  visitors: ['What does a weekend cost?', 'Can we bring our dog?', 'Is breakfast included?'],
  guests: ['How do I light the stove?', 'Until when can we stay?', 'Where can we eat nearby?'],
}

/** Questions to tap, until something was asked. Rendered in the browser only: the page's HTML does without them. */
export function Suggestions({ onChoose }: { onChoose: (question: string) => void }) {
  const asked = location.pathname.startsWith('/guest-guide') ? questions.guests : questions.visitors
  return (
    <ul className="chat-suggestions" aria-label="For example">
      {asked.map((question) => (
        <li key={question}>
          <button type="button" onClick={() => onChoose(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
