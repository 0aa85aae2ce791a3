import { data, type RouterContextProvider } from 'react-router'
import { houseContext } from '#app/context.ts'

/** The stand-ins for others' pages exist only where demos are allowed. @throws a response 404 elsewhere */
export function requireDemo(context: Readonly<RouterContextProvider>): void {
  if (!context.get(houseContext).settings.demoAllowed) throw data(null, { status: 404 })
}
