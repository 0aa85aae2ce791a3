import { type ComponentType, createContext, createElement, type ReactElement, useContext } from 'react'
import type { IslandName } from './islands.ts'

/**
 * When an island's code is loaded: when it scrolls near the view (`near`), when the visitor starts to use the page (`use`), by itself, and
 * if it fails again until it comes (`idle`), or only when a pointer or the focus reaches it (`touch`), which wakes every island.
 */
type Wake = 'near' | 'touch' | 'use' | 'idle'

/**
 * Renders an island as a separate React root, as the browser will hydrate it: only then do `useId` ids agree. Provided by
 * entry.server.tsx; absent in the browser, where nothing outside an island is rendered.
 */
export const IslandRenderer = createContext<(element: ReactElement, identifierPrefix: string) => string>(() => '')

type Props<P> = { name: IslandName; component: ComponentType<P>; props: P; wake?: Wake; className?: string }

/**
 * Places an island: renders it on the server and marks it for `watchIslands`. `props` travel in the document, so they must be plain JSON
 * and contain no secret. Each name can be used once per page.
 */
export function Island<P extends object>({ name, component, props, wake = 'near', className }: Props<P>) {
  const render = useContext(IslandRenderer)
  return (
    <div
      data-island={name}
      data-wake={wake}
      data-props={JSON.stringify(props)}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, rendered a line above.
      dangerouslySetInnerHTML={{ __html: render(createElement(component, props), name) }}
    />
  )
}
