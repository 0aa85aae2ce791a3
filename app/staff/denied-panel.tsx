import { Link } from 'react-router'
import { KeptForCopying } from '#app/ui/drafts/kept-for-copying.tsx'
import { navOf } from './console-nav.ts'
import { SignedIn } from './signed-in.tsx'
import type { StaffRole } from './staff-role.ts'

type Denial = { title: string; text?: string | undefined; id: string; name: string; role: StaffRole }

/** For staff on a page they may not open: why, and where they can go instead. */
export function DeniedPanel({ title, text, id, name, role }: Denial) {
  return (
    <div className="panel stack">
      <h1>{title}</h1>
      <p className="note" data-kind="error" role="status">
        {text}
      </p>
      <KeptForCopying owner={id} />
      <nav aria-label="Pages you can open">
        <ul className="ways">
          {navOf(role).map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="way">
                {label} <span aria-hidden="true">→</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SignedIn name={name} />
    </div>
  )
}
