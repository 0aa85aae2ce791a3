import { testimonials } from '#app/estate/testimonials.ts'

export function GuestExperiences() {
  return (
    <section id="testimonials" className="section grid-page bg-paper">
      <h2 className="label md:col-[text-start/span_3]">Guest Experiences</h2>
      <ul className="voices">
        {testimonials.map(({ id, author, text }) => (
          <li key={id}>
            <blockquote>
              <p className="voice">{`“${text}”`}</p>
              <footer className="mt-5 flex flex-wrap items-center gap-4 text-muted">
                <Stars />
                <cite className="not-italic">{author}</cite>
              </footer>
            </blockquote>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Stars() {
  return (
    <svg viewBox="0 0 104 20" className="h-4 w-auto text-accent" fill="currentColor" role="img" aria-label="5 out of 5">
      {[0, 21, 42, 63, 84].map((x) => (
        <path key={x} d={`m${x + 10} 1.5 2.4 6.2 6.6.3-5.2 4.2 1.8 6.4-5.6-3.7-5.6 3.7 1.8-6.4L${x + 1} 8l6.6-.3z`} />
      ))}
    </svg>
  )
}
