import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { estate } from '#app/estate/estate.ts'
import { isAt, navOf } from '#app/staff/console-nav.ts'
import { SignOut } from '#app/staff/sign-out.tsx'
import type { StaffRole } from '#app/staff/staff-role.ts'
import { Wordmark } from '#app/ui/wordmark.tsx'

type RailProps = { staff: { name: string; role: StaffRole } | undefined; signOut: boolean }

/** The console's navigation: beside the page, or a menu where the window is too narrow for that. */
export function ConsoleRail({ staff, signOut }: RailProps) {
  const { pathname } = useLocation()
  const { menu, onClick } = useMenu(pathname)
  return (
    <header className="console-rail">
      <a href="#main" className="skip-link">
        To the page
      </a>
      <a href="/" className="console-home" aria-label={`${estate.name}, the website`}>
        <Wordmark name={estate.name} />
      </a>
      <button type="button" className="button button-line menu-button" popoverTarget={menuId}>
        Menu
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links within are what is clicked, with keys too. */}
      <div id={menuId} className="console-menu" popover="auto" ref={menu} onClick={onClick}>
        <nav aria-label="Console">
          <ul>
            {(staff ? navOf(staff.role) : []).map((item) => (
              <li key={item.to}>
                <a href={item.to} className="rail-link" aria-current={isAt(pathname, item) ? 'page' : undefined}>
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="console-who">
          <p>{staff?.name}</p>
          {signOut ? <SignOut className="button-plain -ml-2" /> : null}
          <button type="button" className="button-plain menu-close" popoverTarget={menuId} popoverTargetAction="hide">
            Close
          </button>
        </div>
      </div>
    </header>
  )
}

const menuId = 'console-menu'

/**
 * The menu is a popover, which the browser opens and closes without script too. With script it also closes when a page has been chosen, and
 * when the focus leaves it, so that it never hides what has the focus.
 */
function useMenu(pathname: string) {
  const menu = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes.
  useEffect(() => hide(menu.current), [pathname])
  useEffect(() => {
    const element = menu.current
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element?.contains(relatedTarget)) hide(element)
    }
    element?.addEventListener('focusout', leave)
    return () => element?.removeEventListener('focusout', leave)
  }, [])
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) hide(menu.current)
  }
  return { menu, onClick }
}

function hide(menu: HTMLElement | null): void {
  if (menu?.matches(':popover-open')) menu.hidePopover()
}
