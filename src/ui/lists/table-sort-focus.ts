/** The most recently used sort control, and its page. */
let last: { id: string; path: string; control: Element } | undefined

/** Remembers the focused sort control, because sorting may refetch the table and replace it. */
export function rememberSort(id: string): void {
  const control = document.activeElement
  last = control ? { id, path: location.pathname, control } : undefined
}

/**
 * Ref of a sort control: focuses it when it replaces the one that was used (2.4.3), unless the focus has moved.
 */
export const sortRef = (id: string) => (control: HTMLElement | null) => {
  if (!control || last?.id !== id || last.control.isConnected) return
  const isHere = last.path === location.pathname
  last = undefined
  if (isHere && document.activeElement?.matches('body, h1')) control.focus({ preventScroll: true })
}
