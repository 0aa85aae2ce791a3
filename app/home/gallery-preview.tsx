import { words } from '#app/estate/words.ts'
import { Picture } from '#app/media/picture.tsx'

/** The third picture is portrait, in four of twelve columns (home-pictures.css); cropped ones are drawn wider. */
const sizesAt = (place: number) => `(width < 48rem) 100vw, ${place === 2 ? 30 : 66}vw`

export function GalleryPreview() {
  return (
    <section id="gallery-preview" className="night section grid-page gap-y-16 bg-paper text-text">
      <h2 className="display md:col-[6/text-end]">A Visual Journey</h2>
      <ul className="mosaic full">
        {words.home.gallery.map(({ id, caption }, place) => (
          <li key={id}>
            <figure>
              <div className="mosaic-picture settle">
                <Picture id={id} sizes={sizesAt(place)} ratio="fill" />
              </div>
              <figcaption className="caption pt-3">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="md:col-[6/text-end]">
        <a href="/gallery" className="button button-line">
          View Full Gallery
        </a>
      </p>
    </section>
  )
}
