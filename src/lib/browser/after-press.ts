let pressed = false
const waiting = new Set<() => void>()

function release(): void {
  pressed = false
  // The click event follows pointerup.
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
 * Runs a task that may shift the layout: immediately, or after the pressed pointer is released. Otherwise a
 * message that appears on blur would move the button away from the pointer, and the click would be lost.
 */
export function afterPress(task: () => void): void {
  if (pressed) waiting.add(task)
  else task()
}
