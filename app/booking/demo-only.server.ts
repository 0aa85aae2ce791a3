import { data, type RouterContextProvider } from 'react-router'
import { houseContext } from '#app/context.ts'

/** Demo versions of other companies' pages exist only where demos are allowed. @throws a 404 response elsewhere */
export function requireDemo(context: Readonly<RouterContextProvider>): void {
  if (!context.get(houseContext).settings.demoAllowed) throw data(null, { status: 404 })
}
