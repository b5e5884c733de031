let pressed = false
const waiting = new Set<() => void>()

function release(): void {
  pressed = false
  // The click comes after the pointer is up.
  setTimeout(() => {
    for (const task of waiting) task()
    waiting.clear()
  })
}

if (typeof document !== 'undefined') {
  const quiet = { capture: true, passive: true }
  document.addEventListener('pointerdown', () => void (pressed = true), quiet)
  document.addEventListener('pointerup', release, quiet)
  document.addEventListener('pointercancel', release, quiet)
}

/**
 * Does something that may move the page: at once, or when the finger or mouse button that is down is up again. What
 * appears as a field is left by pressing on something else would move that away from under the pointer, and the
 * press would be lost.
 */
export function afterPress(task: () => void): void {
  if (pressed) waiting.add(task)
  else task()
}
