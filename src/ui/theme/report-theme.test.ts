import { afterEach, expect, test, vi } from 'vitest'
import { readable } from './readable-theme.ts'
import { reportTheme } from './report-theme.ts'
import { coloursOf } from './theme-colours.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

afterEach(() => {
  warn.mockClear()
  vi.unstubAllEnvs()
})

const report = (theme: Record<string, string>) => reportTheme('Clinic', theme, readable(coloursOf(theme)))

test('T05, T06: reports corrected and dropped colours to theme developers', () => {
  report({ 'text-title': '#fff', 'background-white': 'url(//evil.example)', position: 'fixed' })
  expect(warn).toHaveBeenCalledOnce()
  const [text] = warn.mock.calls[0] ?? []
  expect(String(text).split('\n')).toEqual([
    'The theme of Clinic:',
    expect.stringMatching(/^ {2}text-title: #fff cannot be read, shown as #[\da-f]{6}$/),
    '  background-white: left out, because it is no colour of a theme',
    '  position: left out, because it is no colour of a theme',
  ])
})

test('a theme that is shown as it is, is no news', () => {
  report({ 'primary-700': '#0d665f' })
  expect(warn).not.toHaveBeenCalled()
})

test('shows people who use the portal no warning', () => {
  vi.stubEnv('DEV', false)
  report({ 'text-title': '#fff' })
  expect(warn).not.toHaveBeenCalled()
})
