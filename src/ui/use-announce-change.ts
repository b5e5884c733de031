import { useEffect, useRef } from 'react'
import { announce } from './announcer.ts'

/** Says a text when it changes, but not the first one: that is read with the page. */
export function useAnnounceChange(text: string): void {
  const said = useRef(text)
  useEffect(() => {
    if (said.current === text) return
    said.current = text
    announce(text)
  }, [text])
}
