// The route map and the pages belong together: every page has one place, and every place has a page or stands in the
// list of those whose page does not exist yet.
import { describe, expect, test } from 'vitest'
import { claimPages, openPages, pages } from '#src/app/pages.ts'
import { paths } from '#src/routes/paths.ts'
import { places } from '#src/routes/places.ts'
import { withoutPage } from '#src/routes/without-page.ts'
import { edges, files, textOf } from './source.ts'

const mapped = places.map(({ pattern }) => pattern)
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
    expect(mapped.length).toBeGreaterThanOrEqual(81)
    expect(table.length).toBeGreaterThanOrEqual(10)
  })
  test('every place stands in the map once', () => {
    expect(new Set(mapped).size).toBe(mapped.length)
  })
  test('every page has a place of the map, and no place two pages', () => {
    const patterns = served.map(({ place }) => place.pattern)
    expect(patterns.filter((pattern) => !mapped.includes(pattern))).toEqual([])
    expect(new Set(patterns).size).toBe(patterns.length)
  })
  test('the list of places without a page is exact: a page that comes leaves it', () => {
    const withPage = new Set(served.map(({ place }) => place.pattern))
    const missing = mapped.filter((pattern) => !withPage.has(pattern))
    expect([...withoutPage].map(({ pattern }) => pattern).sort()).toEqual(missing.sort())
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

describe('links', () => {
  /** What may name a place without a page: both leave out what has none (SHELL-16, SHELL-54..63). */
  const mayName = ['src/app/shell/nav-items.ts', 'src/app/shell/UserMenu.tsx']
  const placeNamed = (name: string): unknown =>
    name.split('.').reduce<unknown>((at, step) => Reflect.get(Object(at), step), paths)
  const linksOf = (file: string) =>
    [...textOf(file).matchAll(/\bpaths\.(\w+(?:\.(?!pattern\b)\w+)*)/g)].map(([, name = '']) => name)
  const linking = files.filter(
    (file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|^src\/routes\//.test(file),
  )

  test('the reader sees them', () => {
    expect(linking.flatMap(linksOf).length).toBeGreaterThan(30)
    expect(placeNamed('patient.healthStory.home')).toBe(paths.patient.healthStory.home)
  })
  test('nothing links to a place without a page', () => {
    const unseen: ReadonlySet<unknown> = withoutPage
    const dead = linking
      .filter((file) => !mayName.includes(file))
      .flatMap((file) =>
        linksOf(file).flatMap((name) => (unseen.has(placeNamed(name)) ? [`${file}: ${name}`] : [])),
      )
    expect(dead).toEqual([])
  })
})
