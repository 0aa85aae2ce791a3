import { useState } from 'react'
import { copyText } from '#app/ui/copy-text.ts'

/** The first of a row. Copies `text`; `said`: what is announced then. Not there until it works. */
export function CopyPlain({ text, said }: { text: string; said: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    if (await copyText(text)) setCopied(true)
  }
  return (
    <>
      <button type="button" className="button-plain -ml-2 [html:not([data-awake])_&]:hidden" onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy'}
      </button>
      <span className="sr-only" role="status">
        {copied ? said : ''}
      </span>
    </>
  )
}
