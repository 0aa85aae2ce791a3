/** Places the component itself where the house places an island. */
import { type ComponentType, createContext } from 'react'

export const IslandRenderer = createContext<unknown>(undefined)

type Props<P> = { name: string; component: ComponentType<P>; props: P; wake?: string; className?: string }

export function Island<P extends object>({ component: Component, props, className }: Props<P>) {
  return (
    <div className={className}>
      <Component {...props} />
    </div>
  )
}
