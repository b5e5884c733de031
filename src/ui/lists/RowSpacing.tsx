import { useLayoutEffect, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { readCookie, removeCookie, writeCookie } from '#src/lib/browser/cookies.ts'
import { Button } from '../actions/Button.tsx'
import { useMedia } from '../layout/use-media.ts'

/** A cookie of this device, because it survives sign-out like the language (D-02). */
const KEY = 'list-rows'
const SPACIOUS = 'spacious'
/** Narrower screens have comfortable rows anyway (density.css). */
const WIDE = '(min-width: 62.5em)'

/** Switches the tables of the page between compact and comfortable rows; phones and tablets always have the latter. */
export function RowSpacing() {
  const { t } = useText('views')
  const isWide = useMedia(WIDE)
  const [isSpacious, setSpacious] = useState(() => readCookie(KEY) === SPACIOUS)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (isSpacious) {
      dataset.rows = SPACIOUS
      void import('../styles/spacious.css')
    }
    return () => {
      delete dataset.rows
    }
  }, [isSpacious])
  const toggle = () => {
    if (isSpacious) removeCookie(KEY)
    else writeCookie(KEY, SPACIOUS)
    setSpacious(!isSpacious)
  }
  if (!isWide) return null
  return (
    <Button variant="quiet" size="sm" onClick={toggle}>
      {isSpacious ? t.views.tighten() : t.views.spaceOut()}
    </Button>
  )
}
