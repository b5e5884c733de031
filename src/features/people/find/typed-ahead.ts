/** What a person types while the search loads: kept here until its field takes it. */
let typed = ''
let take: ((text: string) => void) | undefined

function keep(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key.length === 1) typed += event.key
  else if (event.key === 'Backspace') typed = typed.slice(0, -1)
  else if (event.key !== 'Enter') return
  // Otherwise it would reach the field or button that has the focus until then.
  event.preventDefault()
  take?.(typed)
}

export function releaseKeys(): void {
  removeEventListener('keydown', keep, true)
  typed = ''
}

/** Keeps what is typed from now on. Returns a function that stops. */
export function holdKeys(): () => void {
  addEventListener('keydown', keep, true)
  return releaseKeys
}

/** Hands over what was typed, and what is still typed until the field has the focus. */
export function takeKeys(next: (text: string) => void): () => void {
  take = next
  if (typed) next(typed)
  return () => {
    take = undefined
  }
}
