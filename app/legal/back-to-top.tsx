/** Appears after 400 px of scrolling, without script: see `.back-to-top` in legal.css. */
export function BackToTop() {
  return (
    <div className="back-to-top">
      <a href="#top">
        <span className="sr-only">Back to top</span>
        <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.25" className="size-[22px]">
          <path d="M12 20V4.5M5.5 11 12 4.5 18.5 11" />
        </svg>
      </a>
    </div>
  )
}
