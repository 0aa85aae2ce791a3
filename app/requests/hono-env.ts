import type { HttpBindings } from '@hono/node-server'
import type { RequestIdVariables } from 'hono/request-id'
import type { SecureHeadersVariables } from 'hono/secure-headers'

/** The context of each request. `Bindings` are absent when a test calls `app.request`. */
export type HonoEnv = { Bindings: Partial<HttpBindings>; Variables: RequestIdVariables & SecureHeadersVariables & Refused }

/** Why a function refused the request, for the log: a code, and the names of the fields at fault, never what was typed. */
type Refused = { refused?: { code: string; fields?: string[] } }
