const resetAfter = 350 // ms, UI-26

export type TypeAhead = { text: string; at: number }

const items = (list: HTMLElement): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')].filter(
    (item) => item.getAttribute('aria-disabled') !== 'true' && !item.closest('[hidden]'),
  )

export function focusItem(list: HTMLElement, place: 'first' | 'last'): void {
  const all = items(list)
  all.at(place === 'first' ? 0 : -1)?.focus()
}

const words = (item: HTMLElement): string => (item.textContent ?? '').trim().toLocaleLowerCase()

/**
 * Typeahead: quickly typed letters match the start of an item; repeating a letter cycles through its matches.
 */
function byLetters(all: HTMLElement[], current: number, typed: TypeAhead, key: string, now: number) {
  typed.text = (now - typed.at > resetAfter ? '' : typed.text) + key.toLocaleLowerCase()
  typed.at = now
  const repeated = [...typed.text].every((letter) => letter === typed.text[0])
  const wanted = repeated ? typed.text.slice(0, 1) : typed.text
  const from = repeated ? current + 1 : Math.max(current, 0)
  const inOrder = [...all.slice(from), ...all.slice(0, from)]
  return inOrder.find((item) => words(item).startsWith(wanted))
}

/** Moves the focus in an open menu. Returns whether the key was handled. */
export function moveInMenu(list: HTMLElement, key: string, typed: TypeAhead, now: number): boolean {
  const all = items(list)
  const current = all.findIndex((item) => item === document.activeElement)
  const at = (index: number) => all[(index + all.length) % all.length]
  switch (key) {
    case 'ArrowDown':
      at(current + 1)?.focus()
      return true
    case 'ArrowUp':
      at(current < 0 ? -1 : current - 1)?.focus()
      return true
    case 'Home':
      at(0)?.focus()
      return true
    case 'End':
      at(-1)?.focus()
      return true
    default: {
      if (key.length !== 1 || (key === ' ' && (typed.text === '' || now - typed.at > resetAfter)))
        return false
      byLetters(all, current, typed, key, now)?.focus()
      return true
    }
  }
}
