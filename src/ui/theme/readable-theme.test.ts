import { describe, expect, test } from 'vitest'
import { plumTheme, tealTheme } from '#mock-server/store/seeds/themes.ts'
import { black, contrast, parseColour } from '#src/lib/text/colour.ts'
import { readable } from './readable-theme.ts'
import { coloursOf, defaultTheme, type Colours, type ThemeKey } from './theme-colours.ts'
import { testRows } from '#tests/support/table.ts'

const grounds = ['background-white', 'background-secondary', 'primary-50', 'primary-100'] as const
const texts = [
  'primary-700',
  'primary-800',
  'primary-900',
  'primary-950',
  'text-title',
  'text-titleLight',
  'text-secondary',
  'text-links',
] as const

/** Every foreground and background pair in use whose contrast is too low. */
function unreadable(shown: Colours): string[] {
  const colour = (key: ThemeKey) =>
    parseColour(shown[key] ?? defaultTheme[key] ?? shown['primary-700'] ?? '#1f527e') ?? black
  const ink = parseColour('#2f2a22') ?? black
  const red = parseColour('#a8201a') ?? black
  return grounds.flatMap((ground) => [
    ...texts
      .filter((text) => !(text.startsWith('text') && ground === 'primary-100'))
      .filter((text) => contrast(colour(text), colour(ground)) < 4.5)
      .map((text) => `${text} on ${ground}`),
    ...(contrast(colour('primary-600'), colour(ground)) < 3 ? [`ring on ${ground}`] : []),
    ...(contrast(ink, colour(ground)) < 4.5 ? [`body on ${ground}`] : []),
    ...(contrast(red, colour(ground)) < 4.5 ? [`error on ${ground}`] : []),
  ])
}

testRows([
  ['none', {}],
  ['teal', coloursOf(tealTheme)],
  ['plum', coloursOf(plumTheme)],
])('T06: a theme that can be read stays as it is: %s', (_, theme) => {
  expect(readable(theme)).toEqual({ colours: theme, corrections: [] })
})

describe('T06, 1.4.3: makes unreadable colours readable', () => {
  testRows<[string, Colours, readonly ThemeKey[]]>([
    ['a yellow button', { 'primary-700': '#fde047' }, ['primary-700']],
    ['white titles on white', { 'text-title': '#ffffff', 'background-white': '#fff' }, ['text-title']],
    ['links like paper', { 'text-links': '#fafafa' }, ['text-links']],
    ['a ring that nobody sees', { 'primary-600': '#fefce8' }, ['primary-600']],
    ['hover in black', { 'primary-50': '#000' }, ['primary-50']],
    [
      'a dark page: the ink of the portal is dark',
      { 'background-white': '#18181b', 'background-secondary': '#09090b' },
      ['background-white', 'background-secondary'],
    ],
    ['a grey page', { 'background-secondary': '#9ca3af' }, ['background-secondary']],
    ['every key white', Object.fromEntries([...grounds, ...texts].map((key) => [key, '#fff'])), texts],
  ])('%s', (_, theme, keys) => {
    const { colours, corrections } = readable(theme)
    expect(unreadable(theme)).not.toEqual([])
    expect(unreadable(colours)).toEqual([])
    expect(corrections.map(({ key }) => key).toSorted()).toEqual(expect.arrayContaining([...keys].toSorted()))
    for (const { key, given, used } of corrections) {
      expect(given).toBe(theme[key] ?? defaultTheme[key])
      expect(colours[key]).toBe(used)
    }
  })

  test('only as far as it needs, and in its own hue', () => {
    const { colours } = readable({ 'primary-700': '#fde047' })
    const used = parseColour(colours['primary-700'] ?? '') ?? black
    const ground = parseColour(defaultTheme['primary-100']) ?? black
    expect(contrast(used, ground)).toBeLessThan(4.8)
    const [red, green, blue] = used
    expect(red).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(blue * 2)
  })

  test('a colour that the theme does not set follows a ground that it does', () => {
    const { colours } = readable({ 'primary-100': '#c9b8a8' })
    expect(unreadable(colours)).toEqual([])
  })

  test('ORG-11: links follow the ramp unless the theme has its own', () => {
    expect(readable({ 'primary-700': '#fde047' }).colours['text-links']).toBeUndefined()
  })
})
