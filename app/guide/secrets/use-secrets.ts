import { useState, useSyncExternalStore } from 'react'
import { adoptSecrets, type OpenSecrets, type SecretsState, secretsState } from './guest-secrets.ts'

/** What this browser may show. `given` is what the server rendered for a guest who is in. */
export function useSecrets(given?: OpenSecrets): SecretsState {
  const [first] = useState((): SecretsState => {
    adoptSecrets(given)
    return { busy: false, secrets: given }
  })
  return useSyncExternalStore(secretsState.subscribe, secretsState.get, () => first)
}
