import { matchPath } from 'react-router-dom'
import { loadTexts } from '#src/i18n/texts.ts'
import { pages } from './pages.ts'

/**
 * Begins to load a page and what stands around it, for somebody who may be signed in: the parts come beside the
 * session instead of after it. What fails here is asked for again, and reported, where it is drawn.
 */
export function preload(pathname: string): void {
  const page = pages.find(({ place }) => matchPath(place.pattern, pathname))
  const parts = [import('./SignedInArea.tsx'), page?.load(), page && loadTexts(...page.texts)]
  Promise.all(parts).catch(() => undefined)
}
