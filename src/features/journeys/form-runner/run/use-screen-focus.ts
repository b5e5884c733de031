import { useEffect, useRef } from 'react'
import { questionId } from '../questions/question-id.ts'
import { type Screen, screenId } from './use-screens.ts'

/**
 * Gives a new screen of a form the focus: its heading, the question to change, or its error summary. Returns the ref of
 * the heading.
 */
export function useScreenFocus(screen: Screen, field: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = screenId(screen)
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    if (document.activeElement?.getAttribute('role') === 'alert') return
    const question = field ? document.getElementById(questionId(field)) : null
    const target = question ?? heading.current
    target?.focus()
  }, [id, field])
  return heading
}
