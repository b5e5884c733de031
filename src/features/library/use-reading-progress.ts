import { type RefObject, useEffect, useRef } from 'react'
import { useUpdateUserContent } from '#generated/endpoints/user-contents/user-contents.ts'
import type { UserContent } from '#generated/model/index.ts'
import { progressAt } from './reading-progress.ts'

/** Debounce delay between scrolling and saving, in ms. */
const PAUSE = 1500

/**
 * Saves the reading position, so that the person can resume. Failures are ignored, because nothing they typed
 * is lost.
 */
export function useReadingProgress(item: UserContent, text: RefObject<HTMLElement | null>): void {
  const { mutate } = useUpdateUserContent()
  const { id, progress, read_at: readAt } = item
  const kept = useRef(progress)
  useEffect(() => {
    kept.current = Math.max(kept.current, progress)
  }, [progress])
  useEffect(() => {
    if (readAt !== null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const { top = 0, height = 0 } = text.current?.getBoundingClientRect() ?? {}
        const now = progressAt({ top, height, screen: innerHeight })
        if (now <= kept.current) return
        kept.current = now
        mutate({ id, data: { progress: now } })
      }, PAUSE)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', look)
    }
  }, [id, readAt, mutate, text])
}
