import { QueryClientProvider, useMutation } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#src/api/query-client.ts'
import { loadTexts, setLocale, startTexts } from '#src/i18n/texts.ts'
import { clearToasts, toasts } from '#src/ui/messages/toast-queue.ts'
import { CommentField, isTooLong } from './CommentField.tsx'
import { ConfirmButton } from './ConfirmButton.tsx'

const send = vi.fn<(variables: { comment: string }) => Promise<number>>()
const onDone = vi.fn<(saved: number) => void>()
const onFailed = vi.fn<(error: unknown, close: () => void) => void>()

function Example() {
  const [comment, setComment] = useState('')
  return (
    <ConfirmButton
      label="Delete"
      call={useMutation({ mutationFn: send })}
      variables={{ comment }}
      isReady={!isTooLong(comment, 5)}
      title="Delete it?"
      confirmLabel="Yes"
      done={(saved) => `Deleted ${saved}`}
      failed={() => 'It could not be deleted'}
      onDone={onDone}
      onFailed={onFailed}
    >
      <CommentField label="Why" value={comment} onChange={setComment} max={5} />
    </ConfirmButton>
  )
}

beforeEach(async () => {
  send.mockReset().mockResolvedValue(7)
  onDone.mockReset()
  onFailed.mockReset()
  clearToasts()
  await startTexts()
  await setLocale('en-ca')
  await loadTexts('kit', 'validation')
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Example />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByRole('dialog')
})

const dialog = () => within(screen.getByRole('dialog'))
const yes = () => dialog().getByRole('button', { name: 'Yes' })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('two clicks in a row send once; then it closes, says so and goes on', async () => {
  const button = yes()
  button.click()
  button.click()
  await closed()
  expect(send).toHaveBeenCalledTimes(1)
  expect(toasts.get().map(({ message }) => message)).toEqual(['Deleted 7'])
  expect(onDone.mock.calls).toEqual([[7]])
})

test('a failure is shown until the dialog is closed, and can be sent again', async () => {
  send.mockRejectedValueOnce(new Error('no'))
  await userEvent.click(yes())
  expect(await dialog().findByText('It could not be deleted')).toBeDefined()
  expect([onFailed.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 0])
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
  await closed()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(dialog().queryByText('It could not be deleted')).toBeNull()
  await userEvent.click(yes())
  await closed()
  expect(send).toHaveBeenCalledTimes(2)
})

test('a failure that settles it closes the dialog', async () => {
  send.mockRejectedValueOnce(new Error('gone'))
  onFailed.mockImplementation((_, close) => close())
  await userEvent.click(yes())
  await closed()
  expect(toasts.get()).toEqual([])
})

test('a comment that is too long is flagged, and not sent', async () => {
  fireEvent.change(dialog().getByRole('textbox'), { target: { value: 'Wrong one' } })
  expect(dialog().getByText(/no more than 5 characters/)).toBeDefined()
  await userEvent.click(yes())
  expect(send).not.toHaveBeenCalled()
  fireEvent.change(dialog().getByRole('textbox'), { target: { value: 'Wrong' } })
  await userEvent.click(yes())
  await closed()
  expect(send.mock.calls[0]?.[0]).toEqual({ comment: 'Wrong' })
})
