import { useState } from 'react'
import { copyText } from '#app/ui/copy-text.ts'

/**
 * A button that copies `text`, to be the first in a row; screen readers announce `said` once it has. Hidden until the page's script makes
 * it work.
 */
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
