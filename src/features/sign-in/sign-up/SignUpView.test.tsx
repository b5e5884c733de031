import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { cooldownLeft } from '../code/resend-cooldown.ts'
import { button, field, fill, heading, press, refusal, renderCard } from '../testing/render-card.tsx'

const submit = 'Create account with email'
const consent = () => screen.getByRole<HTMLInputElement>('checkbox')

async function open(
  ...options: Parameters<typeof renderCard> extends [unknown?, ...infer Rest] ? Rest : never
) {
  const rendered = await renderCard('signup', ...options)
  await screen.findByRole('checkbox')
  return rendered
}

async function fillAll(email = 'New@Portage.test', password = 'Abcdef1!') {
  await fill([/^Email/, email], [/^Create password/, password], [/^Confirm password/, password])
  await userEvent.click(consent())
}

beforeEach(() => localStorage.clear())

describe('the signup view', () => {
  test('AUTH-03, AUTH-16..26: everything is there, in this order', async () => {
    const { container } = await open()
    const order = [...container.querySelectorAll('h1, input, button')].map(
      (element) => element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent,
    )
    expect(order).toEqual([
      'Create account',
      'Sign in.',
      'email',
      'new-password',
      'Show password',
      'confirm-password',
      'Show password',
      'consent',
      'Create account with email',
      'Continue with Google',
      'Continue with Apple',
    ])
    // AUTH-17
    expect(button('Sign in.').parentElement?.textContent).toBe('Already have an account? Sign in.')
    expect(field(/^Create password/).autocomplete).toBe('new-password')
  })

  test('AUTH-22..24, SEC-01: the box reads as it must, and both policies open in a new tab', async () => {
    await open()
    const label = screen.getByText(/^I have read/)
    expect(label.textContent?.replaceAll(' (opens in a new tab)', '').replace(/ ?\*.*/, '')).toMatch(
      /^I have read and agree to Portage's Terms of use & Privacy policy/,
    )
    for (const [name, href] of [
      ['Terms of use', 'https://portage.test/terms'],
      ['Privacy policy', 'https://portage.test/privacy'],
    ] as const) {
      const link = within(label).getByRole('link', { name: new RegExp(name) })
      expect(link.getAttribute('href')).toBe(href)
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toContain('noopener')
    }
  })

  test('AUTH-17: Sign in. leads to login, with the email', async () => {
    await open()
    await fill([/^Email/, 'maya@portage.test'])
    await press('Sign in.')
    await heading('Sign in')
    expect(field(/^Email/).value).toBe('maya@portage.test')
  })

  test('what is typed while login is still on its way is there when it comes', async () => {
    await open()
    await act(async () => {
      button('Sign in.').click()
      fireEvent.change(field(/^Email/), { target: { value: 'maya@portage.test' } })
    })
    await heading('Sign in')
    expect(field(/^Email/).value).toBe('maya@portage.test')
  })

  test('VAL-10..15: an empty form says all that is missing, under the banner', async () => {
    const { accounts } = await open()
    await press(submit)
    const banner = await screen.findByRole('alert')
    expect(within(banner).getByText('Please fix any errors below!')).toBeDefined()
    expect(
      within(banner)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Email is required.',
      'Please enter a password.',
      'Please confirm your password.',
      'You must accept all terms and privacy policies to continue.',
    ])
    expect(document.activeElement).toBe(banner)
    expect(accounts.signUp).not.toHaveBeenCalled()
    // A corrected error leaves the summary immediately.
    await fill([/^Email/, 'a@b.ca'])
    expect(within(banner).queryByText('Email is required.')).toBeNull()
  })

  test.each([
    ['D-46', [/^Email/, 'a@b'], 'Invalid email address.'],
    ['VAL-13', [/^Confirm password/, 'Abcdef1?'], 'Passwords do not match.'],
    ['VAL-03', [/^Create password/, 'Abcdefg!'], 'Password must contain a number'],
  ] as const)('%s: %s', async (_, [label, text], message) => {
    const { accounts } = await open()
    await fillAll()
    await fill([label, text])
    await press(submit)
    expect(within(await screen.findByRole('alert')).getByText(message)).toBeDefined()
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(accounts.signUp).not.toHaveBeenCalled()
  })

  test('AUTH-53, D-43, D-45: a sign-up leads to the code, and starts the countdown', async () => {
    const { accounts, session } = await open()
    await fillAll()
    await press(submit)
    await heading('Confirm sign up')
    expect(accounts.signUp).toHaveBeenCalledExactlyOnceWith('new@portage.test', 'Abcdef1!')
    expect(cooldownLeft('new@portage.test')).toBeGreaterThan(170_000)
    expect(screen.getByText(/new@portage\.test/)).toBeDefined()
    // AUTH-57
    expect(session.consentedAtSignUp('new@portage.test')).toBe(true)
    expect(session.consentedAtSignUp('maya@portage.test')).toBe(false)
  })

  test.each([
    ['ERR-14', 'userExists', 'User already exists.'],
    ['ERR-15, VAL-09', 'unknown', 'An error has occurred.'],
  ] as const)('%s: %s says so, and nothing typed is lost', async (_, failure, text) => {
    const { accounts, session } = await open()
    accounts.signUp.mockRejectedValue(refusal(failure))
    await fillAll('maya@portage.test')
    await press(submit)
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(field(/^Create password/).value).toBe('Abcdef1!')
    expect(consent().checked).toBe(true)
    expect(session.consentedAtSignUp('maya@portage.test')).toBe(false)
  })
})

describe('the checklist', () => {
  const states = () =>
    within(screen.getByRole('list', { name: 'Password rules' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent)

  test('AUTH-27: it appears once the password was edited, and not before', async () => {
    await open()
    await userEvent.click(field(/^Create password/))
    await userEvent.tab()
    await press(submit)
    expect(screen.queryByRole('list', { name: 'Password rules' })).toBeNull()
    await fill([/^Create password/, 'x'])
    expect(states()).toHaveLength(6)
    // D-48
    await userEvent.clear(field(/^Create password/))
    expect(states().every((text) => text?.startsWith('not met:'))).toBe(true)
  })

  test('VAL-01..08: each rule says whether it is met, in words, a sign and a colour', async () => {
    await open()
    await fill([/^Create password/, 'Abc def'])
    expect(states()).toEqual([
      'met: Password must contain a lower case letter',
      'met: Password must contain an upper case letter',
      'not met: Password must contain a number',
      'not met: Password must contain at least 8 characters',
      'met: Password must contain a special character or a space',
      'met: Password must not contain a leading or trailing space',
    ])
    expect(screen.getByText('4 of 6 rules met')).toBeDefined()
    const items = screen
      .getAllByRole('listitem')
      .filter((item) => /^(not )?met:/.test(item.textContent ?? ''))
    expect(items.map((item) => item.dataset.met)).toEqual([
      'true',
      'true',
      undefined,
      undefined,
      'true',
      'true',
    ])
    expect(items.every((item) => item.querySelector('svg') !== null)).toBe(true)
    // Nothing is red while the password is first typed.
    const list = screen.getByRole('list', { name: 'Password rules' })
    expect(list.dataset.left).toBeUndefined()
    await userEvent.tab()
    expect(list.dataset.left).toBe('true')
    expect(field(/^Create password/).getAttribute('aria-describedby')).toContain(
      screen.getByRole('list', { name: 'Password rules' }).id,
    )
  })
})

describe('VAL-16: Google and Apple ask for the consent first', () => {
  test.each(['Google', 'Apple'])('%s', async (provider) => {
    const { accounts } = await open()
    await press(`Continue with ${provider}`)
    expect(accounts.signInWith).not.toHaveBeenCalled()
    expect(screen.getByText('You must accept all terms and privacy policies to continue.')).toBeDefined()
    expect(screen.queryByText('Email is required.')).toBeNull()
    expect(document.activeElement).toBe(consent())
    await userEvent.click(consent())
    await press(`Continue with ${provider}`)
    expect(accounts.signInWith).toHaveBeenCalledExactlyOnceWith(provider)
  })
})

test('I18N-03, D-68: the view is there in French', async () => {
  await open({ locale: 'fr-ca' })
  expect(await heading('Créer un compte')).toBeDefined()
  expect(screen.getByText(/^J’ai lu/).textContent).toContain('de Portage')
})
