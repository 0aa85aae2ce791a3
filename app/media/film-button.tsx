/** Pressed means paused. Hidden until film-control.ts has a film playing. */
export function FilmButton({ className }: { className: string }) {
  return (
    <button
      type="button"
      hidden
      aria-pressed="false"
      aria-label="Pause the film"
      className={`group/button absolute z-10 grid size-11 place-items-center rounded-full border border-[#e8dfce]/40 bg-[#10201c]/45 text-[#f4efe4] transition-colors duration-400 hover:bg-[#10201c]/80 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-[#f4efe4] [&[hidden]]:hidden ${className}`}
    >
      <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5" fill="none" stroke="currentColor" strokeWidth="1.5">
        <path className="group-aria-pressed/button:hidden" d="M7 4.5v11M13 4.5v11" />
        <path className="hidden group-aria-pressed/button:block" d="M6.5 4v12l9.5-6z" strokeLinejoin="round" />
      </svg>
    </button>
  )
}
