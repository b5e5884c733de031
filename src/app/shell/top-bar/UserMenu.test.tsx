// The account menu with every page of the portal present; TopBar.test.tsx covers the real set.
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { User } from '#generated/model/index.ts'
import { lakeside, maya, renderInPortal, serveShell } from '#tests/dom/render-shell.tsx'
import { UserMenu } from './UserMenu.tsx'

const home = `/patient/organizations/${lakeside.id}`

async function openMenu(user: Partial<User> = {}, at = home) {
  serveShell({ ...maya, ...user }, [lakeside])
  const portal = await renderInPortal(<UserMenu />, { at })
  await userEvent.click(await screen.findByRole('button', { name: /Account menu/ }))
  return portal
}

const item = (name: string | RegExp) => screen.getByRole('menuitem', { name })
const names = () =>
  screen
    .getAllByRole('menuitem')
    .filter((entry) => !entry.closest('[hidden]'))
    .map((entry) => entry.textContent.replace(' (opens in a new tab)', ''))

beforeEach(() => {
  localStorage.clear()
})

test.each<[string, User['role_types'], string, string[]]>([
  [
    'with every role',
    ['patient', 'provider', 'admin'],
    home,
    ['Personal', 'Account settings', 'Support', 'FAQs', 'Privacy & security', 'Sign out'],
  ],
  [
    'SHELL-20, D-38: with no role, so a patient',
    [],
    home,
    ['Account settings', 'Support', 'FAQs', 'Privacy & security', 'Sign out'],
  ],
  [
    'SHELL-20: FAQs are for patients only',
    ['provider'],
    '/provider',
    ['Account settings', 'Support', 'Privacy & security', 'Sign out'],
  ],
  [
    'SHELL-17, SHELL-29: on a page of no role',
    ['admin'],
    '/settings',
    ['Select one', 'Admin', 'Account settings', 'Support', 'Privacy & security', 'Sign out'],
  ],
])('SHELL-16: the entries in their order, %s', async (_, roles, at, expected) => {
  await openMenu({ role_types: roles }, at)
  expect(names()).toEqual(expected)
})

test('SHELL-18: Account settings leads to the settings', async () => {
  const { router } = await openMenu()
  await userEvent.click(item('Account settings'))
  expect(router.state.location.pathname).toBe('/settings')
})

test('SHELL-20: FAQs leads to the questions of patients', async () => {
  const { router } = await openMenu()
  await userEvent.click(item('FAQs'))
  expect(router.state.location.pathname).toBe('/patient/organizations/faq')
})

test('SHELL-19: Support writes a mail, in place', async () => {
  await openMenu()
  expect(item('Support').getAttribute('href')).toBe('mailto:help@portage.test')
  expect(item('Support').getAttribute('target')).toBeNull()
})

test('SHELL-21, SEC-01: Privacy & security opens the policy in a new tab', async () => {
  await openMenu()
  const privacy = item(/^Privacy & security/)
  expect(privacy.getAttribute('href')).toBe('https://portage.test/privacy')
  expect(privacy.getAttribute('target')).toBe('_blank')
  expect(privacy.getAttribute('rel')).toBe('noopener noreferrer')
})

test('SHELL-16, UI-26: by keyboard: arrows and letters go to the entries, Enter chooses', async () => {
  const { router } = await openMenu({ role_types: ['patient', 'provider'] })
  const focused = () => document.activeElement?.textContent
  expect(focused()).toBe('Personal')
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('Sign out')
  await userEvent.keyboard('{Home}{Enter}{ArrowDown}{ArrowDown}')
  expect(focused()).toBe('Provider')
  await userEvent.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/provider')
  expect(screen.queryByRole('menu')).toBeNull()
})
