import { estate } from '#app/estate/estate.ts'
import { Film } from '#app/media/film.tsx'
import { BookButton } from '#app/rooms/book-button.tsx'
import { Mark } from '#app/ui/mark.tsx'

/** How wide the film is drawn to cover the screen, including the cropped part. Also for `preloadFor`. */
export const heroSizes = '(width < 40rem) max(100vw, 80vh), max(100vw, 178vh)'

export function Hero() {
  return (
    <section className="hero night" data-opens-dark aria-labelledby="hero-title">
      <div className="hero-picture half-speed">
        <Film id="hero" sizes={heroSizes} ratio="fill" buttonClassName="hero-pause whole-speed" />
        <div className="hero-dusk whole-speed" />
      </div>
      <div className="hero-words">
        <h1 id="hero-title" className="hero-title">
          Escape Into Nature
        </h1>
        <div className="hero-foot">
          <div className="flex items-center gap-5 md:gap-7">
            <Mark className="h-[min(4rem,17vw)] w-auto shrink-0 md:h-20" title={estate.name} />
            <div className="min-w-0">
              <p className="lead text-balance">{estate.tagline}</p>
              <p className="label mt-2">{estate.place}</p>
            </div>
          </div>
          <BookButton />
        </div>
      </div>
    </section>
  )
}
