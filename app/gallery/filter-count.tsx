import { useEffect, useState } from 'react'
import { readPhotos } from './gallery-photos.ts'

const filter = 'input[name="category"]'

/** Says how many photos a filter leaves: without sight of the page, nobody could tell that it did anything. */
export function FilterCount() {
  const [count, setCount] = useState('')
  useEffect(() => {
    const tell = () => setCount(`${readPhotos(document).length} photos`)
    const onChange = ({ target }: Event) => {
      if ((target as Element).matches(filter)) tell()
    }
    // A filter was chosen before this script had loaded.
    if (!document.querySelector<HTMLInputElement>(filter)?.checked) tell()
    document.addEventListener('change', onChange)
    return () => document.removeEventListener('change', onChange)
  }, [])
  return (
    <p role="status" className="sr-only">
      {count}
    </p>
  )
}
