// Who may import whom (the floors of the house), as plain functions over imports. Each gives back the imports
// that break it, readable, so that a test can show them.
import type { Edge } from './source.ts'

const GROUND = ['api', 'auth', 'flags', 'i18n', 'routes']

/** For each room of src/: the rooms below that it may enter. Rooms of one floor are strangers. */
const MAY_ENTER: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  api: ['lib'],
  auth: ['lib'],
  flags: ['lib'],
  i18n: ['lib'],
  routes: ['lib'],
  ui: ['i18n', 'lib'],
  // the control page of the mock server: a separate entry, imported by nothing
  control: ['ui', 'i18n', 'lib'],
  'form-kit': ['ui', ...GROUND, 'lib'],
  session: [...GROUND, 'lib'],
  features: ['session', 'form-kit', 'ui', ...GROUND, 'lib'],
  pages: ['features', 'session', 'form-kit', 'ui', ...GROUND, 'lib'],
  app: ['pages', 'features', 'session', 'form-kit', 'ui', ...GROUND, 'lib'],
}

/** In these, each subfolder is a separate room. */
const SPLIT = ['features', 'pages']
const USES_GENERATED = ['session', 'features', 'pages', 'app']
/** Where generated code meets ours: the axios mutator and the query parser. */
const SEAM = ['src/api/http.ts', 'src/api/parse-query.ts']

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/')
const inside = (file: string, folder: string) => file.startsWith(`${folder}/`)
const show = ({ from, spec }: Edge) => `${from} -> ${spec}`
const own = (edge: Edge): edge is Edge & { to: string } => edge.to !== null

type Place = { dir: string; room: string }
const placeOf = (file: string): Place | null => {
  const [, dir, sub] = /^src\/([^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? []
  if (!dir) return null
  return { dir, room: SPLIT.includes(dir) ? `${dir}/${sub ?? ''}` : dir }
}

/** Imports point down, and rooms on one floor are strangers. */
export const againstFloors = (edges: readonly Edge[]) =>
  edges
    .filter(own)
    .filter(({ from, to }) => {
      const here = placeOf(from)
      const there = placeOf(to)
      if (!there) return false
      if (!here) return inside(from, 'src') && from !== 'src/main.tsx'
      if (here.room === there.room) return false
      return here.dir === there.dir || !(MAY_ENTER[here.dir] ?? []).includes(there.dir)
    })
    .map(show)

/** Folders of src/ outside the floors. */
export const unknownRooms = (files: readonly string[]) => [
  ...new Set(files.flatMap((file) => placeOf(file)?.dir ?? []).filter((dir) => !(dir in MAY_ENTER))),
]

/** Pages are lazy: the app refers to them only in `import()`. */
export const eagerPages = (edges: readonly Edge[]) =>
  edges
    .filter(own)
    .filter(
      ({ from, to, lazy }) => !lazy && !isTest(from) && inside(to, 'src/pages') && !inside(from, 'src/pages'),
    )
    .map(show)

/** The app never holds the mock server or test code, but for the switch in main.tsx. */
export const appHoldsMock = (edges: readonly Edge[]) =>
  edges
    .filter(own)
    .filter(
      ({ from, to }) => inside(from, 'src') && !isTest(from) && /^(mock-server|tests|scripts)\//.test(to),
    )
    .filter(({ from, to, lazy }) => !(from === 'src/main.tsx' && lazy && inside(to, 'mock-server')))
    .map(show)

/** The mock server and the tools know the contract, never the app. */
export const othersHoldApp = (edges: readonly Edge[]) =>
  edges
    .filter(own)
    .filter(({ from, to }) => {
      if (!inside(to, 'src')) return false
      if (inside(from, 'tests/e2e')) return !inside(to, 'src/routes')
      return /^(mock-server|scripts|locales|tests\/conformance)\//.test(from)
    })
    .map(show)

/** End-to-end tests know the seeded people, not how the mock server works. */
export const e2eHoldsMock = (edges: readonly Edge[]) =>
  edges
    .filter(own)
    .filter(
      ({ from, to }) =>
        inside(from, 'tests/e2e') &&
        /^(mock-server|generated)\//.test(to) &&
        !inside(to, 'mock-server/store/seeds'),
    )
    .map(show)

/** Generated code enters ours only at the seam, which is a leaf; and only upper floors use it. */
export const acrossTheSeam = (edges: readonly Edge[]) =>
  edges
    .filter(own)
    .filter(({ from, to }) => {
      if (inside(from, 'generated')) return !inside(to, 'generated') && !SEAM.includes(to)
      if (!inside(to, 'generated') || !inside(from, 'src') || isTest(from)) return false
      return !USES_GENERATED.includes(placeOf(from)?.dir ?? '')
    })
    .map(show)

/** Texts reach the app through i18n. */
export const textsByTheBack = (edges: readonly Edge[]) =>
  edges
    .filter(own)
    .filter(
      ({ from, to }) =>
        inside(to, 'locales') && inside(from, 'src') && !inside(from, 'src/i18n') && !isTest(from),
    )
    .map(show)

/** Import cycles. Generated code may contain types that refer to each other. */
export function circles(edges: readonly Edge[]) {
  const next = new Map<string, string[]>()
  for (const { from, to } of edges.filter(own)) {
    if (inside(from, 'generated') && inside(to, 'generated')) continue
    next.set(from, [...(next.get(from) ?? []), to])
  }
  const done = new Set<string>()
  const found: string[] = []
  const walk = (file: string, trail: readonly string[]) => {
    if (done.has(file)) return
    const seen = trail.indexOf(file)
    if (seen >= 0) {
      found.push([...trail.slice(seen), file].join(' -> '))
      return
    }
    for (const to of next.get(file) ?? []) walk(to, [...trail, file])
    done.add(file)
  }
  for (const file of next.keys()) walk(file, [])
  return found
}
