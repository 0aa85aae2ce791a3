import { useEffect, useState } from 'react'
import { copyText } from '#app/ui/copy-text.ts'

const saidMs = 2_000

/**
 * Copies `text` and says so. Takes its space but stays invisible until its script has loaded: a page that answers a post already contains
 * it, and a press would be lost.
 */
export function CopyButton({ text, label, className = '' }: { text: string; label: string; className?: string }) {
  const [said, setSaid] = useState(false)
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  async function copy() {
    const copied = await copyText(text)
    if (!copied) return
    setSaid(true)
    setTimeout(() => setSaid(false), saidMs)
  }
  return (
    <button type="button" onClick={() => void copy()} className={`guide-copy ${awake ? '' : 'invisible'} ${className}`}>
      <span aria-live="polite">{said ? 'Copied' : 'Copy'}</span>
      <span className="sr-only"> {label}</span>
    </button>
  )
}
