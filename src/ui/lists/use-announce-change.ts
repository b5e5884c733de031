import { useEffect, useRef } from 'react'
import { announce } from '../messages/announcer.ts'

/** Announces a text when it changes, but not its initial value, which is read with the page. */
export function useAnnounceChange(text: string): void {
  const said = useRef(text)
  useEffect(() => {
    if (said.current === text) return
    said.current = text
    announce(text)
  }, [text])
}
