// The gallery of parts (docs/testing.md): complete, in real French, and in the themes of the seeds.
import { describe, expect, test } from 'vitest'
import { organizationSeeds } from '#mock-server/store/seeds/organizations.ts'
import { themes } from '#src/app/gallery/themes.ts'
import { en } from '#src/app/gallery/words-en.ts'
import { fr } from '#src/app/gallery/words-fr.ts'
import { edges, files } from './source.ts'
import { frenchTypography } from './texts.ts'

const isGallery = (file: string) => file.startsWith('src/app/gallery/')

test('its themes are those of the seeded organizations', () => {
  const seeded = Object.entries(organizationSeeds).map(([name, { theme }]) => [name, theme ?? {}])
  expect(themes).toEqual(Object.fromEntries(seeded))
})

describe('its words', () => {
  const wordsOf = (words: object): string[] =>
    Object.values(words).flatMap((value: unknown) =>
      typeof value === 'string' ? [value] : wordsOf(value as object),
    )
  test('there is as much French as English', () => {
    expect(wordsOf(fr)).toHaveLength(wordsOf(en).length)
    expect(wordsOf(en).length).toBeGreaterThan(100)
  })
  test('its French is set as French is', () => {
    expect(wordsOf(fr).filter((words) => frenchTypography(words).length > 0)).toEqual([])
  })
})

describe('every part of the kit is shown', () => {
  // By the other parts that show them, through any number of imports.
  const shown = new Set<string>()
  const walk = (file: string) => {
    if (shown.has(file)) return
    shown.add(file)
    for (const { from, to } of edges) if (from === file && to?.startsWith('src/ui/')) walk(to)
  }
  for (const file of files) if (isGallery(file)) walk(file)
  const components = files.filter((file) => /^src\/ui\/(\w+\/)?[A-Z]\w*\.tsx$/.test(file))
  /** Components that need the running portal or its server; its own tests cover them. */
  const elsewhere = [
    'src/ui/messages/OfflineNotice.tsx',
    'src/ui/messages/ParentAccessNotice.tsx',
    'src/ui/lists/FoundList.tsx',
    'src/ui/lists/PagedRegion.tsx',
    'src/ui/lists/RowSpacing.tsx',
  ]

  test('in the gallery, but for those that need the portal around them', () => {
    expect(components.length).toBeGreaterThan(60)
    expect(components.filter((name) => !shown.has(name))).toEqual(elsewhere.sort())
  })
})

test('only the start of the portal imports it', () => {
  const from = edges.filter((edge) => edge.to !== null && isGallery(edge.to) && !isGallery(edge.from))
  const outside = from.filter(({ from }) => !from.startsWith('tests/'))
  expect(outside.map(({ from, lazy }) => [from, lazy])).toEqual([['src/main.tsx', true]])
})
