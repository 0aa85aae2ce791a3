import { useEffect, useState } from 'react'
import { textsOf } from './drafts.ts'

/** What somebody had typed into a page that is no longer open to them. It is kept until they sign out. */
export function KeptForCopying({ owner }: { owner: string }) {
  const [texts, setTexts] = useState<string[]>([])
  useEffect(() => setTexts(textsOf(owner)), [owner])
  if (texts.length === 0) return null
  return (
    <section className="note stack" aria-label="What you had typed">
      <p>What you had typed has not been saved. Copy what you still need:</p>
      {texts.map((text) => (
        <p key={text} className="whitespace-pre-line">
          {text}
        </p>
      ))}
    </section>
  )
}
