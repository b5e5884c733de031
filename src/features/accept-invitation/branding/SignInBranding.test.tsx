import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Branding } from '#generated/model/index.ts'
import { renderForHolder } from '#tests/dom/invitations.tsx'
import { SignInBranding } from './SignInBranding.tsx'

afterEach(() => sessionStorage.clear())

async function open(branding: Partial<Branding>) {
  const view = await renderForHolder(<SignInBranding token="invite-lakeside" />, {
    pattern: '/login',
    state: 'notAuthenticated',
    branding,
  })
  await screen.findByText('Portage')
  return view
}
const shown = (container: HTMLElement) => [
  ...[...container.querySelectorAll('img')].map(({ src, alt }) => [new URL(src).pathname, alt]),
  container.textContent,
]
const own = { logo: 'https://files.portage.test/lakeside.svg', theme: { 'primary-700': '#0d665f' } } as const
const alone = ['Portage']

it.each<[string, Partial<Branding>, unknown[]]>([
  ['with its logo', { ...own, logo_alt: 'A lake' }, [['/lakeside.svg', 'A lake'], 'Powered byPortage']],
  ['with its name', { ...own }, [['/lakeside.svg', 'Lakeside Family Health'], 'Powered byPortage']],
  ['without a logo', { theme: own.theme }, alone],
])('AUTH-49..52: who invites is shown %s', async (_, branding, expected) => {
  const { container, unmount } = await open(branding)
  expect(shown(container)).toEqual(expected)
  expect(document.body.style.getPropertyValue('--primary-700')).toBe('#0d665f')
  unmount()
  expect(document.body.style.getPropertyValue('--primary-700')).toBe('')
})

it('AUTH-51: a logo that cannot be loaded leaves the product alone', async () => {
  const { container } = await open(own)
  fireEvent.error(screen.getByRole('img'))
  expect(shown(container)).toEqual(alone)
})
