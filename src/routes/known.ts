import { matchPath } from 'react-router-dom'
import { paths } from './paths.ts'

const isPlace = (value: object): value is { pattern: string } => 'pattern' in value

function patternsIn(map: object): string[] {
  return Object.values(map).flatMap((value: object) => (isPlace(value) ? value.pattern : patternsIn(value)))
}

const patterns = patternsIn(paths)

/** Whether a page of the route map stands at this path. */
export function isKnownPath(pathname: string): boolean {
  return patterns.some((pattern) => matchPath(pattern, pathname))
}
