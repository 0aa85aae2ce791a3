/** Pressed means paused. Hidden until film-control.ts plays a film. `className` positions it. */
export function FilmButton({ className }: { className: string }) {
  return (
    <button type="button" hidden aria-pressed="false" aria-label="Pause the film" className={`film-button ${className}`}>
      <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5" fill="none" stroke="currentColor" strokeWidth="1.5">
        <path d="M7 4.5v11M13 4.5v11" />
        <path d="M6.5 4v12l9.5-6z" strokeLinejoin="round" />
      </svg>
    </button>
  )
}
