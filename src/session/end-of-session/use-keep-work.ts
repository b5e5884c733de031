import { useEffect, useEffectEvent } from 'react'
import { saveBeforeLeaving } from './unsaved-work.ts'

/** Debounce delay before saving, in ms. */
const PAUSE = 500

/** Calls `keep` after a pause in typing, when the page is left, and before a sign-out. */
export function useKeepWork<Work>(typed: Work, keep: (typed: Work) => void): void {
  const keepTyped = useEffectEvent(keep)
  const keepNow = useEffectEvent(() => keep(typed))
  useEffect(() => {
    const timer = setTimeout(() => keepTyped(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    const leave = () => keepNow()
    addEventListener('pagehide', leave)
    const forget = saveBeforeLeaving(async () => leave())
    return () => {
      removeEventListener('pagehide', leave)
      forget()
      leave()
    }
  }, [])
}
