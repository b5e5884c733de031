// The route map and the pages belong together: every page has one place, and every place has its page.
import { describe, expect, test } from 'vitest'
import { claimPages, openPages, pages, sharePages } from '#src/app/routes/pages.ts'
import { paths } from '#src/routes/paths.ts'
import { places } from '#src/routes/places.ts'
import { edges, files, textOf } from './source.ts'

const mapped = places.map(({ pattern }) => pattern)
const served = [...pages, ...openPages, ...claimPages, ...sharePages]

/** The page files that a file of the app names, once for each time that it does. */
const namedIn = (file: string) =>
  edges.flatMap(({ from, to, lazy }) => (lazy && from === file && to?.startsWith('src/pages/') ? [to] : []))
const tables = files.filter((file) => /^src\/app\/routes\/([a-z-]+-)?pages\.ts$/.test(file))
const table = tables.flatMap(namedIn)
/** Some are rendered elsewhere too: a gate renders sign-in in place. */
const named = new Set(files.filter((file) => file.startsWith('src/app/')).flatMap(namedIn))
const pageFiles = files.filter((file) => /^src\/pages\/.*Page\.tsx$/.test(file))

describe('places and pages', () => {
  test('the reader sees both', () => {
    expect(mapped.length).toBeGreaterThanOrEqual(81)
    expect(table.length).toBeGreaterThanOrEqual(10)
  })
  test('every route is in the map once', () => {
    expect(new Set(mapped).size).toBe(mapped.length)
  })
  test('every page has a place of the map, and no place two pages', () => {
    const patterns = served.map(({ place }) => place.pattern)
    expect(patterns.filter((pattern) => !mapped.includes(pattern))).toEqual([])
    expect(new Set(patterns).size).toBe(patterns.length)
  })
  test('ROUTE-01..81, FLAG-01, FLAG-07: every place of the map has its page, so none is shown half made', () => {
    const withPage = new Set(served.map(({ place }) => place.pattern))
    expect(mapped.filter((pattern) => !withPage.has(pattern))).toEqual([])
    expect(Object.values(paths.patient.healthStory).length).toBe(29)
  })
  test('no page has two routes, and none is missing', () => {
    expect(table.filter((file, at) => table.indexOf(file) !== at)).toEqual([])
    expect([...named].sort()).toEqual(pageFiles)
  })
  test('pages are the only default exports of src', () => {
    const withDefault = files.filter(
      (file) => file.startsWith('src/') && /^export default |\bas default\b/m.test(textOf(file)),
    )
    expect(withDefault).toEqual(pageFiles)
  })
  test('a page is in the folder that its path starts with', () => {
    const text = tables.map(textOf).join('\n')
    const placed = [
      ...text.matchAll(/\bpage\(\s*(?:paths\.\w+|(\w+)\.\w+),.*?import\('#src\/pages\/(\w+)\//gs),
    ]
    expect(placed.length).toBe(served.length)
    const wrong = placed.filter(
      ([, area = 'shared', folder]) => (area === 'story' ? 'patient' : area) !== folder,
    )
    expect(wrong.map(([whole]) => whole)).toEqual([])
  })
})
