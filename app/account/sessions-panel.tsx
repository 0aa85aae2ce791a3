import type { StaffSession } from '#app/staff/auth/sessions.server.ts'
import { Badge, inWords, When } from '#app/ui/console/console-parts.tsx'
import { PanelButton } from '#app/ui/console/panel-form.tsx'

export function SessionsPanel({ sessions }: { sessions: StaffSession[] }) {
  return (
    <section className="panel">
      <h2>Where you are signed in</h2>
      <p className="mb-3 text-muted">Changing your password, your second step or your passkeys signs you out everywhere else.</p>
      <ul className="stack mb-3">
        {sessions.map(({ id, userAgent, createdAt, current }) => (
          <li key={id} className="row justify-between">
            <span>
              {deviceOf(userAgent)}
              {current ? (
                <Badge beside tone="ok">
                  This one
                </Badge>
              ) : null}
              <span className="block text-muted">
                since <When at={createdAt} />
              </span>
            </span>
            {current ? null : (
              <PanelButton
                intent="end-session"
                fields={{ id }}
                of={`${deviceOf(userAgent)}, since ${inWords(new Date(createdAt).getTime())}`}
              >
                End
              </PanelButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? <PanelButton intent="end-other-sessions">Sign out everywhere else</PanelButton> : null}
    </section>
  )
}

function deviceOf(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device'
  const system = /iPhone|iPad|Android|Windows|Mac OS|Linux/.exec(userAgent)?.[0] ?? 'Unknown system'
  const browser = /Edg|Firefox|Chrome|Safari/.exec(userAgent)?.[0] ?? 'a browser'
  return `${browser === 'Edg' ? 'Edge' : browser} on ${system === 'Mac OS' ? 'Mac' : system}`
}
