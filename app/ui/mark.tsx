/** The estate's mark, a pine on the shore, in the surrounding text colour; as drawn in media/drawn/mark.svg. */
export function Mark({ className = '', title }: { className?: string; title?: string }) {
  return (
    <svg
      viewBox="4 2 56 60"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path d="M32 5V45.5M26.8 17Q29.82 14.72 32 11Q34.18 14.72 37.2 17M23 25.1Q28.22 22.21 32 17.5Q35.78 22.21 41 25.1M19 33.5Q26.54 30.08 32 24.5Q37.46 30.08 45 33.5M14.8 42.2Q24.78 38.32 32 32Q39.22 38.32 49.2 42.2M8 50.5q4.0 -4.2 8 0q4.0 4.2 8 0q4.0 -4.2 8 0q4.0 4.2 8 0q4.0 -4.2 8 0q4.0 4.2 8 0M16 57.5q4.0 -3.6 8 0q4.0 3.6 8 0q4.0 -3.6 8 0q4.0 3.6 8 0" />
    </svg>
  )
}
