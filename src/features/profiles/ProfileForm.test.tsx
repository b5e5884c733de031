import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { clearToasts } from '#src/ui/toast-queue.ts'
import { answer, calls, forget } from '#tests/dom/fake-http.ts'
import { answerCarer, carer, patientPath, renderSettings, rose, userPath } from '#tests/dom/settings.tsx'
import { AccountNameForm } from './AccountNameForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))

afterEach(() => {
  clearToasts()
  forget()
})

const user = userEvent.setup()
const first = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^First name/ })
const last = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Last name/ })
const save = (name = 'Save profile') => user.click(screen.getByRole('button', { name }))
const sent = () => calls.filter(({ method }) => method === 'PATCH').map(({ data }) => data)
const refuse = (status: number, body?: unknown) => () => {
  throw new ApiError(status, false, body)
}

async function retype(field: HTMLInputElement, text: string) {
  await user.clear(field)
  if (text) await user.type(field, text)
}

describe('one profile (PROFILE-15)', () => {
  const open = () => {
    answerCarer()
    answer(`PATCH ${patientPath(rose)}`, (_, data) => ({ ...rose, ...Object(data) }))
    return renderSettings(<ProfileForm profile={rose} />)
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

  test('DATA-55: seven pictures and none, each with a name of its own', async () => {
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

  test('VAL-27, VAL-28: a name that is missing is not sent; nothing new is nothing to send', async () => {
    await open()
    await retype(last(), '   ')
    await save()
    expect(screen.getAllByText('This field is required')).toHaveLength(2)
    expect(document.activeElement?.getAttribute('role')).toBe('alert')
    await retype(last(), 'Martin')
    await save()
    expect(await screen.findByText('There was nothing new to save.')).toBeDefined()
    expect(sent()).toEqual([])
  })

  test.each([
    [500, "We couldn't save your changes. What you typed is still here: please try again."],
    [0, "You are offline, so we couldn't save your changes. What you typed is still here."],
  ])('a failure (%d) keeps what was typed, and the next try works', async (status, words) => {
    await open()
    answer(`PATCH ${patientPath(rose)}`, refuse(status))
    await retype(first(), 'Rosalie')
    await save()
    expect(await screen.findByText(words)).toBeDefined()
    expect(first().value).toBe('Rosalie')
    answer(`PATCH ${patientPath(rose)}`, (_, data) => ({ ...rose, ...Object(data) }))
    await save()
    expect(await screen.findByText('Your changes are saved.')).toBeDefined()
    expect(screen.queryByText(words)).toBeNull()
  })

  test('ERR-03: what the server says about a field stands at the field until it is changed', async () => {
    await open()
    answer(`PATCH ${patientPath(rose)}`, refuse(400, { first_name: ['This name is taken.'] }))
    await retype(first(), 'Rosalie')
    await save()
    await waitFor(() => expect(screen.getAllByText('This name is taken.')).toHaveLength(2))
    expect(first().getAttribute('aria-invalid')).toBe('true')
    await user.type(first(), 'x')
    expect(screen.queryByText('This name is taken.')).toBeNull()
  })

  test('F38: pressed twice, it is sent once', async () => {
    await open()
    answer(`PATCH ${patientPath(rose)}`, () => new Promise(() => undefined))
    await retype(first(), 'Rosalie')
    await user.dblClick(screen.getByRole('button', { name: 'Save profile' }))
    expect(sent()).toHaveLength(1)
  })
})

describe('the name of the account', () => {
  const open = async () => {
    answerCarer()
    answer(`PATCH ${userPath}`, (_, data) => ({ ...carer, ...Object(data) }))
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
    answer(`PATCH ${userPath}`, refuse(502))
    await retype(last(), 'Roy')
    await save('Save name')
    expect(await screen.findByText(/What you typed is still here/)).toBeDefined()
    expect(last().value).toBe('Roy')
  })
})
