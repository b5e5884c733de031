import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { texts } from '#src/i18n/texts.ts'
import { announce } from '#src/ui/announcer.ts'
import { screen } from '../screen.ts'

/** A page that needs longer has not come; then the focus stays where it is. */
const GIVE_UP_AFTER = 15_000

/** The heading of the page that is shown; one behind a fallback is not. */
function shownHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility())
}

/** Calls back with the page's heading, as soon as there is one. Gives back how to stop waiting. */
function whenHeading(found: (heading: HTMLElement) => void): () => void {
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const look = () => {
    const heading = shownHeading()
    if (!heading) return
    stop()
    found(heading)
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(stop, GIVE_UP_AFTER)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style', 'hidden'] })
  look()
  return stop
}

/** Whether somebody has begun something on the new page that must not lose the focus: a dialog, a menu, or typing. */
function isBusy(before: Element | null): boolean {
  const { activeElement } = document
  if (activeElement?.matches('main :is(input, textarea, select), [role="menu"] *')) return true
  // The dialog that the focus comes from, the drawer, is about to close.
  return activeElement !== before && Boolean(activeElement?.closest('[role="dialog"]'))
}

/**
 * After going to another page, or from a gate to what it was before, the focus goes to its heading and its title is
 * announced, as when a document loads; not on the first page, and not when only the query changes.
 */
export function PageFocus() {
  const { pathname } = useLocation()
  const at = `${useSyncExternalStore(screen.subscribe, screen.get)} ${pathname}`
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (shown.current === at) return
    const before = document.activeElement
    return whenHeading((heading) => {
      const first = shown.current === undefined
      shown.current = at
      if (first) return
      announce(texts.get().t.announce.page({ title: document.title }))
      if (isBusy(before)) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  }, [at])
  return null
}
