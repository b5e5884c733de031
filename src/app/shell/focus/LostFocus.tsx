import { useEffect } from 'react'

/** Time dialogs and pages need to move the focus themselves, in ms. */
const PAUSE = 20

const isNowhere = () => document.activeElement === null || document.activeElement === document.body

/** Focuses the open dialog, or else the page heading. */
function goOn(): void {
  if (!isNowhere()) return
  const dialog = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1)
  const next = dialog ?? document.querySelector('h1')
  next?.focus({ preventScroll: true })
}

/**
 * Restores a lost focus. An action often removes the focused element: a deleted row, a closed dialog, the
 * button that opened one. The browser then resets the focus, and keyboard and screen reader users would start
 * over at the top (2.4.3).
 */
export function LostFocus() {
  useEffect(() => {
    let focused: Element | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null
    }
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return
      focused = null
      clearTimeout(timer)
      timer = setTimeout(goOn, PAUSE)
    })
    // A click on an empty area blurs an element that still exists: that focus is not lost.
    const forget = ({ target }: FocusEvent) =>
      setTimeout(() => {
        if (focused === target && focused?.isConnected && isNowhere()) focused = null
      })
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', forget)
    observer.observe(document.body, { subtree: true, childList: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', forget)
    }
  }, [])
  return null
}
