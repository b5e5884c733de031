import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readItem, writeItem } from '../browser/safe-storage.ts'
import { useRouter } from './hooks.ts'

const KEY = 'scrollPositions'

type Positions = Record<string, number>

function storedPositions(): Positions {
  try {
    return JSON.parse(readItem('session', KEY) ?? '{}') as Positions
  } catch {
    return {}
  }
}

/** The element the hash points to; none if the hash cannot be decoded. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}

/** Scrolls a new page to the top or to its hash; Back, Forward and a reload restore the previous position. */
export function ScrollRestoration() {
  const router = useRouter()
  const location = useLocation()
  const shown = useRef(location.key)
  const [positions] = useState(storedPositions)

  // Subscribes before the provider, which may render synchronously: the position must be that of the previous
  // page.
  useLayoutEffect(() => {
    const save = () => {
      positions[shown.current] = window.scrollY
    }
    const leave = () => {
      save()
      writeItem('session', KEY, JSON.stringify(positions))
      window.history.scrollRestoration = 'auto'
    }
    window.history.scrollRestoration = 'manual'
    addEventListener('pagehide', leave)
    const stop = router.subscribe(save)
    return () => {
      window.history.scrollRestoration = 'auto'
      removeEventListener('pagehide', leave)
      stop()
    }
  }, [router, positions])

  useLayoutEffect(() => {
    shown.current = location.key
    const y = positions[location.key]
    const target = targetOf(location.hash)
    if (y !== undefined) window.scrollTo(0, y)
    else if (target) target.scrollIntoView()
    else if (!router.state.options.preventScrollReset) window.scrollTo(0, 0)
  }, [router, positions, location])
  return null
}
