// The route map and the pages belong together: every place has exactly one page, and every page a place.
import { describe, expect, test } from 'vitest'
import { claimPages, openPages, pages } from '#src/app/pages.ts'
import { paths } from '#src/routes/paths.ts'
import { edges, files, textOf } from './source.ts'

type Node = { pattern: string } | { [name: string]: Node }
const patternsOf = (node: object): string[] =>
  Object.values(node).flatMap((value: Node) =>
    'pattern' in value && typeof value.pattern === 'string' ? [value.pattern] : patternsOf(value),
  )
const mapped = patternsOf(paths).sort()
const served = [...pages, ...openPages, ...claimPages]

/** The page files that a file of the app names, once for each time that it does. */
const namedIn = (file: string) =>
  edges.flatMap(({ from, to, lazy }) => (lazy && from === file && to?.startsWith('src/pages/') ? [to] : []))
const table = namedIn('src/app/pages.ts')
/** Some stand elsewhere too: sign-in is shown in place, by its gate. */
const named = new Set(files.filter((file) => file.startsWith('src/app/')).flatMap(namedIn))
const pageFiles = files.filter((file) => /^src\/pages\/.*Page\.tsx$/.test(file))

describe('places and pages', () => {
  test('the reader sees both', () => {
    expect(mapped.length).toBeGreaterThanOrEqual(10)
    expect(table.length).toBeGreaterThanOrEqual(mapped.length)
  })
  test('every place has exactly one page, and back', () => {
    expect(served.map(({ place }) => place.pattern).sort()).toEqual(mapped)
    expect(new Set(mapped).size).toBe(mapped.length)
  })
  test('no page stands at two places, and none is forgotten', () => {
    expect(table.filter((file, at) => table.indexOf(file) !== at)).toEqual([])
    expect([...named].sort()).toEqual(pageFiles)
  })
  test('pages are the only default exports of src', () => {
    const withDefault = files.filter(
      (file) => file.startsWith('src/') && /^export default |\bas default\b/m.test(textOf(file)),
    )
    expect(withDefault).toEqual(pageFiles)
  })
  test('a page stands in the folder that its address begins with', () => {
    const text = textOf('src/app/pages.ts')
    const placed = [
      ...text.matchAll(/place: paths\.([\w.]+),\s*load: \(\) => import\('#src\/pages\/(\w+)\//g),
    ]
    expect(placed.length).toBe(served.length)
    const wrong = placed.filter(([, place = '', folder]) => {
      const area = place.includes('.') ? place.split('.')[0] : 'shared'
      return area !== folder
    })
    expect(wrong.map(([whole]) => whole)).toEqual([])
  })
})
