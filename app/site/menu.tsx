import { estate } from '#app/estate/estate.ts'
import { BookButton } from '#app/rooms/book-button.tsx'
import { CloseButton } from '#app/ui/close-button.tsx'
import { navigation } from './navigation.ts'
import { useCurrent } from './use-current.ts'
import { EstateWordmark } from './wordmark.tsx'

/** The navigation on small screens: large words, with booking within thumb's reach. */
export function Menu() {
  const current = useCurrent()
  return (
    <dialog id="menu" className="full-menu night" aria-label="Menu">
      <div className="flex h-(--header-height) shrink-0 items-center justify-between px-(--margin)">
        <EstateWordmark className="h-8 w-auto" />
        <CloseButton dialog="menu" />
      </div>
      <nav aria-label="Menu" className="grow overflow-y-auto px-(--margin) py-6">
        <ul>
          {navigation.map(({ label, to }) => (
            <li key={to} className="border-t border-hairline last:border-b">
              <a href={to} className="title flex min-h-[clamp(2.75rem,8svh,4rem)] items-center py-2" {...current(to)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="shrink-0 px-(--margin) pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <BookButton className="button button-action w-full" />
        <p className="mt-4 text-center">
          <a className="inline-flex min-h-11 items-center text-muted" href={`tel:${estate.contacts.phoneInternational}`}>
            {estate.contacts.phone}
          </a>
        </p>
      </div>
    </dialog>
  )
}
