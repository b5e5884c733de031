import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
import { allCalls, answer, fails, hangs } from '#tests/dom/server.ts'
import { answerCarer, carer, renderSettings, rose } from '#tests/dom/settings.tsx'
import { AccountNameForm } from './AccountNameForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'

afterEach(() => {
  clearToasts()
})

const user = userEvent.setup()
const first = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^First name/ })
const last = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Last name/ })
const save = (name = 'Save profile') => user.click(screen.getByRole('button', { name }))
const sent = () =>
  allCalls()
    .filter(({ method }) => method === 'PATCH')
    .map(({ body }) => body)

async function retype(field: HTMLInputElement, text: string) {
  await user.clear(field)
  if (text) await user.type(field, text)
}

describe('one profile (PROFILE-15)', () => {
  const open = async (profile = rose) => {
    answerCarer()
    answer('updatePatient', ({ body }) => ({ ...profile, ...body }))
    const view = await renderSettings(<ProfileForm profile={profile} />)
    // Its texts may still be loading.
    await screen.findByRole('button', { name: 'Save profile' })
    return view
  }

  test('CALL-24, CALL-25: only the changed field is sent; single and list are fetched again', async () => {
    const { queryClient } = await open()
    queryClient.setQueryData(['v1', 'patients', rose.id], rose)
    queryClient.setQueryData(['v1', 'patients', { user: 'current_user', page_size: 100 }], {})
    await retype(first(), '  Rosalie ')
    await save()
    expect(await screen.findByText('Your changes are saved.')).toBeDefined()
    expect(sent()).toEqual([{ first_name: 'Rosalie' }])
    expect(first().value).toBe('Rosalie')
    expect(queryClient.getQueryData(['v1', 'patients', rose.id])).toMatchObject({ first_name: 'Rosalie' })
    const list = queryClient.getQueryState(['v1', 'patients', { user: 'current_user', page_size: 100 }])
    expect(list?.isInvalidated).toBe(true)
  })

  test('DATA-55: seven avatars and none, each with a label', async () => {
    await open()
    const group = within(screen.getByRole('radiogroup', { name: 'Picture' }))
    expect(group.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual([
      '',
      'waves',
      'charlie',
      'diamonds',
      'aztec',
      'rain',
      'bamboo',
      'checkers',
    ])
    expect(group.getByRole<HTMLInputElement>('radio', { name: 'Rain' }).checked).toBe(true)
    await user.click(group.getByRole('radio', { name: 'Checkers' }))
    await user.click(screen.getByRole('radio', { name: 'Myself' }))
    await save()
    await screen.findByText('Your changes are saved.')
    await user.click(group.getByRole('radio', { name: 'No pattern' }))
    await save()
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()).toEqual([
      { is_self: true, avatar_style: 'checkers' },
      { is_self: true, avatar_style: null },
    ])
  })

  test('when to call is chosen in plain words, and taken back', async () => {
    await open({ ...rose, call_time: 'morning' })
    const time = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Best time to call/ })
    expect([...time.options].map(({ text }) => text)).toEqual([
      'Not chosen',
      'Any time',
      'In the morning',
      'In the afternoon',
      'In the evening',
    ])
    expect(time.value).toBe('morning')
    await user.selectOptions(time, 'In the afternoon')
    await save()
    await screen.findByText('Your changes are saved.')
    await user.selectOptions(time, 'Not chosen')
    await save()
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()).toEqual([{ call_time: 'afternoon' }, { call_time: null }])
  })

  test('VAL-27, VAL-28: a name that is missing is not sent; nothing new is nothing to send', async () => {
    await open()
    await retype(last(), '   ')
    await save()
    expect(screen.getByText('This field is required')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Last name: This field is required' })).toBeDefined()
    expect(document.activeElement?.getAttribute('role')).toBe('alert')
    await retype(last(), 'Martin')
    await save()
    expect(await screen.findByText("You haven't changed anything.")).toBeDefined()
    expect(sent()).toEqual([])
  })

  test.each([
    [500, "We couldn't save your changes. What you typed is still here. Please try again."],
    [0, "You're offline, so we couldn't save your changes. What you typed is still here."],
  ])('a failure (%d) keeps what was typed, and the next try works', async (status, words) => {
    await open()
    fails('updatePatient', status)
    await retype(first(), 'Rosalie')
    await save()
    expect(await screen.findByText(words)).toBeDefined()
    expect(first().value).toBe('Rosalie')
    answer('updatePatient', ({ body }) => ({ ...rose, ...body }))
    await save()
    expect(await screen.findByText('Your changes are saved.')).toBeDefined()
    expect(screen.queryByText(words)).toBeNull()
  })

  test('ERR-03: shows the server’s message at its field until the field changes', async () => {
    await open()
    fails('updatePatient', 400, { first_name: ['This name is taken.'] })
    await retype(first(), 'Rosalie')
    await save()
    expect(await screen.findByText('This name is taken.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'First name: This name is taken.' })).toBeDefined()
    expect(first().getAttribute('aria-invalid')).toBe('true')
    await user.type(first(), 'x')
    expect(screen.queryByText(/This name is taken/)).toBeNull()
  })

  test('F38: pressed twice, it is sent once', async () => {
    await open()
    hangs('updatePatient')
    await retype(first(), 'Rosalie')
    await user.dblClick(screen.getByRole('button', { name: 'Save profile' }))
    expect(sent()).toHaveLength(1)
  })
})

describe('the name of the account', () => {
  const open = async () => {
    answerCarer()
    answer('updateUser', ({ body }) => ({ ...carer, ...body }))
    await renderSettings(<AccountNameForm />)
    await screen.findByRole('textbox', { name: /^First name/ })
  }

  test('DATA-05, DATA-06: only the changed name is sent', async () => {
    await open()
    await retype(last(), 'Roy')
    await save('Save name')
    expect(await screen.findByText('Your changes are saved.')).toBeDefined()
    expect(sent()).toEqual([{ last_name: 'Roy' }])
  })

  test('a failure keeps what was typed', async () => {
    await open()
    fails('updateUser', 502)
    await retype(last(), 'Roy')
    await save('Save name')
    expect(await screen.findByText(/What you typed is still here/)).toBeDefined()
    expect(last().value).toBe('Roy')
  })
})
