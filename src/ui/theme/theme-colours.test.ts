import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { coloursOf, defaultTheme, themeKeys } from './theme-colours.ts'
import { testRows } from '#tests/support/table.ts'

test('ORG-12: the known keys', () => {
  expect(themeKeys).toEqual([
    'primary-50',
    'primary-100',
    'primary-200',
    'primary-300',
    'primary-400',
    'primary-500',
    'primary-600',
    'primary-700',
    'primary-800',
    'primary-900',
    'primary-950',
    'text-title',
    'text-titleLight',
    'text-secondary',
    'text-links',
    'background-white',
    'background-secondary',
  ])
})

test('ORG-12: the defaults are those of the style sheet', () => {
  const sheet = readFileSync(path.resolve(import.meta.dirname, '../styles/tokens.css'), 'utf8')
  const [, rules = ''] = /body \{([^}]*)\}/.exec(sheet) ?? []
  const written = Object.fromEntries(
    [...rules.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value]) => [name, value]),
  )
  for (const key of themeKeys) expect(written[key]).toBe(defaultTheme[key] ?? 'var(--primary-700)')
})

test('ORG-11: a theme is taken key by key', () => {
  expect(coloursOf({ 'text-links': '#0f766e', 'primary-700': 'rgb(15, 118, 110)' })).toEqual({
    'primary-700': 'rgb(15, 118, 110)',
    'text-links': '#0f766e',
  })
})

testRows([null, undefined, {}])('ORG-11: nothing in %j', (theme) => {
  expect(coloursOf(theme)).toEqual({})
})

testRows([
  '#abc',
  '#0f766e',
  'rgb(15, 118, 110)',
  'rgb(15 118 110)',
  'rgb(10% 20% 30%)',
  'hsl(175, 77%, 26%)',
  'hsl(175deg 77% 26%)',
])('ORG-11: %s is a colour', (value) => {
  expect(coloursOf({ 'primary-700': value })).toEqual({ 'primary-700': value })
})

testRows([
  ['#ABCD', '#b5c4d3'],
  ['#0f766e80', '#87bab6'],
  ['rgb(15 118 110 / 50%)', '#87bbb7'],
  ['rgba(15,118,110,0.5)', '#87bbb7'],
  ['hsla(175, 77%, 26%, .5)', '#87bab6'],
])('ORG-11: %s, which lets through what is behind it, is %s', (value, colour) => {
  expect(coloursOf({ 'primary-700': value })).toEqual({ 'primary-700': colour })
})

testRows([
  ['an address, which the browser would fetch', 'url(http://evil.example/x)'],
  ['an address after a colour', '#fff url(http://evil.example/x)'],
  ['a declaration after a colour', '#fff; background: url(http://evil.example/x)'],
  ['the end of a rule', '#fff } body { display: none'],
  ['an image', 'image-set("http://evil.example/x" 1x)'],
  ['a variable', 'var(--primary-50)'],
  ['an expression', 'expression(alert(1))'],
  ['a function inside', 'rgb(calc(1) 2 3)'],
  ['an address inside', 'rgb(url(//evil.example) 2 3)'],
  ['an unknown function', 'color-mix(in srgb, red, blue)'],
  ['a comment', 'rgb(1,2,3)/**/'],
  ['a new line', '#fff\n'],
  ['an escape', String.raw`\75rl(x)`],
  ['a wrong hex', '#12345'],
  ['a gradient', 'linear-gradient(#fff, #000)'],
  ['a keyword that hides text', 'transparent'],
  ['nothing', ''],
  ['a very long number', `rgb(${'1'.repeat(400)} 2 3)`],
])('T05, ORG-10: %s is left out', (_, value) => {
  expect(coloursOf({ 'primary-700': value, 'text-title': '#000' })).toEqual({ 'text-title': '#000' })
})

testRows([
  ['not a text', 5],
  ['a list', ['#fff']],
  ['nothing', null],
])('ORG-10: a value that is %s is left out', (_, value) => {
  const theme = JSON.parse(JSON.stringify({ 'primary-700': value })) as Record<string, string>
  expect(coloursOf(theme)).toEqual({})
})

testRows(['--primary-700', 'position', 'color', 'font', 'primary-750', '__proto__', 'constructor'])(
  'T47, ORG-12: the unknown key %s is left out',
  (key) => {
    expect(coloursOf(JSON.parse(`{"${key}": "#fff"}`) as Record<string, string>)).toEqual({})
  },
)
