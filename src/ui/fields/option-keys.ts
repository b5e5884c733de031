import type { KeyboardEvent } from 'react'

/** Options per PageUp and PageDown. */
const PAGE = 8

type Options = { at: number; setAt: (at: number) => void; count: number }

/** Keyboard handling of a combobox: arrows and page keys move through the options, Enter chooses. */
export function optionKeys({ at, setAt, count }: Options, choose: () => void) {
  return (event: KeyboardEvent) => {
    const last = count - 1
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at === 0 ? last : at - 1,
      PageDown: Math.min(last, at + PAGE),
      PageUp: Math.max(0, at - PAGE),
    }
    const to = moves[event.key]
    if (event.key === 'Enter') {
      event.preventDefault()
      choose()
    } else if (to !== undefined) {
      event.preventDefault()
      setAt(Math.max(0, to))
    }
  }
}
