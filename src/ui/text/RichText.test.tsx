import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadTexts } from '#src/i18n/texts.ts'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { RichText } from './RichText.tsx'
import { safeHtml } from './safe-html.ts'

beforeAll(() => loadTexts())

const alarm = vi.fn<() => void>()
beforeEach(() => {
  alarm.mockClear()
  vi.stubGlobal('alert', alarm)
})
afterEach(() => vi.unstubAllGlobals())

const draw = (html: string, lang?: string) =>
  render(
    <MemoryRouter>
      <RichText html={html} lang={lang} />
    </MemoryRouter>,
  ).container

/** Further samples, each with the text that may be rendered. */
const more: readonly [html: string, words: string][] = [
  ['<a href="javascript:alert(1)">x</a>', 'x'],
  ['<a href=" JaVaScRiPt:alert(1)">x</a>', 'x'],
  ['<a href="data:text/html,<script>alert(1)</script>">x</a>', 'x'],
  ['<a href="//evil.example/x">x</a>', 'x'],
  [String.raw`<a href="/\evil.example">x</a>`, 'x'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
  ['<p onclick="alert(1)" id="root" class="overlay">x</p>', 'x'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>x', 'x'],
  ['<object data="x"></object><embed src="x">x', 'x'],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">x', 'x'],
  ['<input autofocus onfocus=alert(1)>x', 'x'],
  ['<video src="x" onerror="alert(1)"></video>x', 'x'],
  ['<style>*{display:none}</style>x', 'x'],
]

const inert = (root: HTMLElement) => {
  const elements = [...root.querySelectorAll('*')]
  const names = elements.map(({ localName }) => localName)
  const forbidden =
    /^(script|style|form|input|button|select|textarea|iframe|frame|object|embed|base|meta|link|template|math|video|audio)$/
  expect(names.filter((name) => forbidden.test(name))).toEqual([])
  for (const element of elements) {
    // External links get our own icon, which is not part of the HTML.
    if (element.closest('svg')) continue
    const own = element.closest('a') ? /^(on|srcset|formaction)/ : /^(on|id$|name$|srcset|formaction)/
    expect(element.getAttributeNames().filter((name) => own.test(name))).toEqual([])
    expect(element.getAttribute('href') ?? 'https:').toMatch(/^(https:|mailto:|tel:|\/(?!\/))/)
    expect(element.getAttribute('style')).toBeNull()
  }
}

describe('T01: what is hostile is inert', () => {
  test.each(badInputs('libraryHtml'))('$id: $value', async ({ value }) => {
    inert(draw(String(value)))
    await new Promise((done) => setTimeout(done, 0))
    expect(alarm).not.toHaveBeenCalled()
  })

  test.each(more)('%s', (html, words) => {
    const root = draw(html)
    inert(root)
    expect(root.textContent.trim()).toBe(words)
  })
})

describe('T01: what is harmless stays', () => {
  test('headings one step below the page’s own, lists, accents', () => {
    const root = draw('<h1>Title</h1><p>Texte français</p><ul><li>a</li></ul>')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Title')
    expect(root.querySelector('p')?.textContent).toBe('Texte français')
    expect(screen.getByRole('listitem').textContent).toBe('a')
  })

  test('a table with headers, which scrolls separately', () => {
    draw(
      '<table><caption>Legs</caption><tr><th scope="col" colspan="2">x</th></tr><tr><td>1</td><td>2</td></tr></table>',
    )
    const header = screen.getByRole('columnheader')
    expect([header.getAttribute('scope'), header.getAttribute('colspan')]).toEqual(['col', '2'])
    expect(screen.getByRole('table', { name: 'Legs' }).parentElement?.tabIndex).toBe(0)
  })

  test('links: out of the portal in a new tab and marked (SEC-01), mail and phone as they are', () => {
    draw('<a href="https://www.canada.ca/">C</a> <a href="tel:811">811</a> <a href="/patient">P</a>')
    const link = (name: RegExp) => screen.getByRole('link', { name })
    expect(link(/^C \(opens in a new tab\)$/).getAttribute('rel')).toBe('noopener noreferrer')
    expect(link(/^811$/).getAttribute('target')).toBeNull()
    expect(link(/^P$/).getAttribute('href')).toBe('/patient')
  })

  test('pictures of a server with their words; without one, the words', () => {
    const root = draw(
      '<p><img src="https://media.example/a.png" alt="A knee"><img src="x" alt="An ankle"></p>',
    )
    expect(screen.getByRole('img', { name: 'A knee' })).toBeTruthy()
    expect(root.textContent).toBe('An ankle')
  })

  test('another language is marked (3.1.2)', () => {
    expect(draw('<p lang="fr">Oui</p>', 'en').querySelector('[lang="en"] [lang="fr"]')?.textContent).toBe(
      'Oui',
    )
  })
})

test('a text that is drawn again is not taken apart again', () => {
  const html = '<p>x</p>'
  expect(safeHtml(html)).toEqual([{ tag: 'p', attributes: {}, children: ['x'] }])
})
