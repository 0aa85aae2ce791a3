import { guideSections, thumbLinks } from '#app/knowledge/guide-sections.ts'
import { CloseButton } from '#app/ui/close-button.tsx'

const contentsId = 'guide-contents'

/** `asked`: they were opened, and the first one takes the focus, which else goes to the list if that scrolls. */
function SectionLinks({ asked = false }: { asked?: boolean }) {
  return (
    <ul>
      {guideSections.map((section, place) => (
        <li key={section.id}>
          {/* biome-ignore lint/a11y/noAutofocus: of a dialog, which somebody has opened */}
          <a href={`#${section.id}`} autoFocus={asked && place === 0}>
            {'short' in section ? section.short : section.title}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Beside the page where there is room. */
export function GuideContents() {
  return (
    <nav className="guide-contents" aria-label="Sections">
      <SectionLinks />
    </nav>
  )
}

/** Within thumb's reach: what a guest needs in a hurry, and the way to everything else. */
export function ThumbBar() {
  return (
    <>
      <nav className="guide-bar" aria-label="Quick links">
        {thumbLinks.map(({ to, label }) => (
          <a key={to} href={to}>
            {label}
          </a>
        ))}
        <button type="button" command="show-modal" commandfor={contentsId} aria-haspopup="dialog">
          All
        </button>
      </nav>
      <dialog id={contentsId} className="guide-sheet" aria-label="All sections">
        <div className="guide-sheet-links">
          <SectionLinks asked />
        </div>
        <div className="flex justify-end border-t border-hairline px-(--margin) py-2">
          <CloseButton dialog={contentsId} />
        </div>
      </dialog>
    </>
  )
}
