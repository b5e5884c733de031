import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { texts } from '#src/i18n/texts.ts'
import { announce } from '#src/ui/messages/announcer.ts'
import { screen } from '../../frame/screen.ts'

/** Stops waiting for a heading after this time, in ms; the focus then stays where it is. */
const GIVE_UP_AFTER = 15_000

/** The visible page heading; ignores one behind a fallback. */
function shownHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility())
}

/** Calls back with the page heading once it appears. Returns a function that stops waiting. */
function whenHeading(found: (heading: HTMLElement) => void): () => void {
  let frame = 0
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
  const look = () => {
    const heading = shownHeading()
    if (!heading) return
    stop()
    found(heading)
  }
  // With the next frame, which computes the layout anyway: what is visible is only known with it.
  const lookSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  }
  const observer = new MutationObserver(lookSoon)
  const timer = setTimeout(stop, GIVE_UP_AFTER)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style', 'hidden'] })
  lookSoon()
  return stop
}

/**
 * Whether the person is already doing something on the new page that must keep the focus: a dialog, a menu, or
 * typing.
 */
function isBusy(before: Element | null): boolean {
  const { activeElement } = document
  if (activeElement?.matches('main :is(input, textarea, select), [role="menu"] *')) return true
  // A focus inside the navigation drawer does not count: it is about to close.
  return activeElement !== before && Boolean(activeElement?.closest('[role="dialog"]'))
}

/**
 * After a navigation, or when a gate gives way to its page, focuses the heading and announces the title, as a
 * document load would. Skips the first page and changes of the query only.
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
