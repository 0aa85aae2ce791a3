import { BookButton } from '#app/rooms/book-button.tsx'

/** The two links on at the end of a page. */
export function PageEnd() {
  return (
    <div className="grid-page py-[clamp(4rem,7vw,7rem)]">
      <p className="flex flex-wrap gap-4">
        <BookButton>Book Your Stay</BookButton>
        <a href="/" className="button button-line">
          Back to Home
        </a>
      </p>
    </div>
  )
}
