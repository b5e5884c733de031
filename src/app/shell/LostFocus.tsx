import { useEffect } from 'react'

/** As long as dialogs and pages need to move the focus themselves, in ms. */
const PAUSE = 20

const isNowhere = () => document.activeElement === null || document.activeElement === document.body

/** Goes on in the dialog that is open, else at the heading of the page. */
function goOn(): void {
  if (!isNowhere()) return
  const dialog = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1)
  const next = dialog ?? document.querySelector('h1')
  next?.focus({ preventScroll: true })
}

/**
 * What has the focus often goes with what was done: a deleted row, a question that is answered, the button that opened
 * a dialog. The browser then drops the focus, and whoever uses a keyboard or a screen reader begins at the top (2.4.3).
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
    // A press on nothing leaves an element that is still there: that focus was not lost.
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
