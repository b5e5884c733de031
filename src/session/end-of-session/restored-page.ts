import type { Session } from '../session.ts'

type Guard = {
  session: Pick<Session, 'state' | 'check'>
  isAnybodyHere: () => boolean
}

/**
 * Handles pages restored from the back/forward cache (design/quality 2.4). If their person has signed out
 * since, the page is emptied and reloaded; if someone is signed in, it stays hidden until that is known to be
 * the same person (T25, F45).
 */
export function guardRestoredPage({ session, isAnybodyHere }: Guard): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    const state = session.state.get()
    if (!persisted || state === 'notAuthenticated' || state === 'loading') return
    if (!isAnybodyHere()) {
      document.body.replaceChildren()
      location.reload()
      return
    }
    document.body.hidden = true
    void session.check().finally(() => {
      document.body.hidden = false
    })
  }
  addEventListener('pageshow', onShow)
  return () => removeEventListener('pageshow', onShow)
}
