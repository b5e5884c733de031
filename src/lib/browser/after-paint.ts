/**
 * Calls back after the next paint; in a hidden page, as the next task.
 * @param then called once, never synchronously
 */
export function afterPaint(then: () => void): void {
  const soon = () => setTimeout(then)
  // Hidden pages do not paint.
  if (document.visibilityState === 'hidden') soon()
  else requestAnimationFrame(soon)
}
