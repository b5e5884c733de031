import type { Session } from './session.ts'

type Guard = {
  session: Pick<Session, 'state' | 'check'>
  isAnybodyHere: () => boolean
}

/**
 * The Back button may bring a whole page back as it was left, with all it showed (design/quality 2.4). When its person
 * signed out since, it is emptied and loaded anew; when somebody is signed in, it stays hidden until that is known to
 * be the same person (T25, F45).
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
