/**
 * Calls back once what is in the document now has been painted; in a page that nobody sees, soon.
 * @param then called once, never at once
 */
export function afterPaint(then: () => void): void {
  const soon = () => setTimeout(then)
  // A hidden page is not painted, and would wait until somebody looks.
  if (document.visibilityState === 'hidden') soon()
  else requestAnimationFrame(soon)
}
