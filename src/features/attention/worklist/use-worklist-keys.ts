import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { rowLinks } from './row-links.ts'

/**
 * Keyboard shortcuts of the worklist: j and k move to the next and previous row, e marks it as handled, a takes
 * it, x chooses it, ? shows help. They work only while the focus is in the list (2.1.4).
 */
export function useWorklistKeys(
  list: RefObject<HTMLElement | null>,
  act: (key: 'e' | 'a' | 'x', id: string) => void,
) {
  const [isHelp, setIsHelp] = useState(false)

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    const isTyping = target instanceof Element && target.closest('input, textarea, select, [role="dialog"]')
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    const links = rowLinks(list.current)
    const row = (target as Element).closest('tr')
    const at = links.findIndex((link) => link.closest('tr') === row)
    const id = links[at]?.closest<HTMLElement>('[data-item]')?.dataset.item
    const actions: Readonly<Record<string, () => void>> = {
      j: () => links[Math.min(at + 1, links.length - 1)]?.focus(),
      k: () => links[Math.max(at - 1, 0)]?.focus(),
      e: () => id && act('e', id),
      a: () => id && act('a', id),
      x: () => id && act('x', id),
      '?': () => setIsHelp(true),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  })

  useEffect(() => {
    const element = list.current
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [list])

  return { isHelp, openHelp: () => setIsHelp(true), closeHelp: () => setIsHelp(false) }
}
