import { estate } from '#app/estate/estate.ts'
import { BookButton } from '#app/rooms/book-button.tsx'
import { Menu } from './menu.tsx'
import { navigation } from './navigation.ts'
import { useCurrent } from './use-current.ts'
import { EstateWordmark } from './wordmark.tsx'

export function Header() {
  const current = useCurrent()
  return (
    <header className="site-header">
      <div className="site-header-row">
        <a href="/" className="-ml-1 inline-flex min-h-11 items-center px-1" aria-label={`${estate.name}, home`}>
          <EstateWordmark className="h-8 w-auto md:h-9" />
        </a>
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex gap-2 xl:gap-4">
            {navigation.map(({ label, to }) => (
              <li key={to}>
                <a href={to} className="nav-link" {...current(to)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-2">
          <BookButton className="button button-line button-small hidden sm:inline-flex" />
          <button
            type="button"
            command="show-modal"
            commandfor="menu"
            className="-mr-3 inline-flex min-h-11 items-center px-3 lg:hidden"
            aria-haspopup="dialog"
          >
            Menu
          </button>
        </div>
      </div>
      <Menu />
    </header>
  )
}
