import { BookButton } from '#app/rooms/book-button.tsx'
import { Ending } from '#app/site/ending.tsx'

/** The two links to further pages at the end of a page, on a picture (given by its id). */
export function PageEnd({ picture }: { picture: string }) {
  return (
    <Ending picture={picture}>
      <span className="flex flex-wrap gap-4">
        <BookButton>Book Your Stay</BookButton>
        <a href="/" className="button button-line">
          Back to Home
        </a>
      </span>
    </Ending>
  )
}
