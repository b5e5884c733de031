import { createContext, use, useSyncExternalStore } from 'react'
import type { Session } from './session.ts'
import type { SessionState } from './session-state.ts'

const SessionContext = createContext<Session | undefined>(undefined)

export const SessionProvider = SessionContext

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('There is no session here.')
  return session
}

export function useSessionState(): SessionState {
  const { state } = useSession()
  return useSyncExternalStore(state.subscribe, state.get)
}
