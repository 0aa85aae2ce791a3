import { words } from '#app/estate/words.ts'
import { Picture } from '#app/media/picture.tsx'

export function GalleryPreview() {
  return (
    <section id="gallery-preview" className="night section bg-paper text-text">
      <div className="grid-page gap-y-6 pb-[clamp(2.5rem,5vw,5rem)]">
        <h2 className="display md:col-[6/text-end]">A Visual Journey</h2>
      </div>
      <ul className="mosaic">
        {words.home.gallery.map(({ id, caption }) => (
          <li key={id}>
            <figure>
              <div className="mosaic-picture settle">
                <Picture id={id} sizes="(width < 48rem) 100vw, 66vw" ratio="fill" />
              </div>
              <figcaption className="caption pt-3">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="grid-page pt-[clamp(2.5rem,5vw,5rem)]">
        <span className="md:col-[6/text-end]">
          <a href="/gallery" className="button button-line">
            View Full Gallery
          </a>
        </span>
      </p>
    </section>
  )
}
