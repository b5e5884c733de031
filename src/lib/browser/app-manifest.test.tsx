import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { linkManifest } from './app-manifest.ts'

const before = document.documentElement.lang
const link = () => document.head.querySelector('link[rel=manifest]')
afterEach(() => {
  for (const one of document.head.querySelectorAll('link[rel=manifest], link[rel=apple-touch-icon]'))
    one.remove()
  document.documentElement.lang = before
})

test('the manifest is linked in the language of the page, and follows it', async () => {
  document.documentElement.lang = 'fr-CA'
  linkManifest()
  expect(link()?.getAttribute('href')).toBe('/manifest.fr.webmanifest')
  document.documentElement.lang = 'en-CA'
  await vi.waitFor(() => expect(link()?.getAttribute('href')).toBe('/manifest.webmanifest'))
})

test('both manifests are one app that opens on its own, with icons that exist in the sizes they say', () => {
  const read = (name: string) => JSON.parse(readFileSync(`public/${name}`, 'utf8'))
  const [english, french] = [read('manifest.webmanifest'), read('manifest.fr.webmanifest')]
  expect([english.lang, french.lang]).toEqual(['en-CA', 'fr-CA'])
  const { lang: _lang, description: _description, ...same } = french
  expect(english).toMatchObject(same)
  expect(english).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' })
  expect(english.theme_color).toBe(
    /name="theme-color" content="([^"]+)"/.exec(readFileSync('index.html', 'utf8'))?.[1],
  )
  expect(new Set(english.icons.map(({ purpose }: { purpose: string }) => purpose))).toEqual(
    new Set(['any', 'maskable']),
  )
  for (const { src, sizes, type } of english.icons) {
    if (type !== 'image/png') continue
    // the width and height of a PNG are big-endian numbers behind its signature
    const bytes = readFileSync(`public${src}`)
    expect([src, `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`]).toEqual([src, sizes])
  }
})
