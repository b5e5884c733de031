import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startTexts } from '#src/i18n/texts.ts'
import { clearToasts, toast } from './toast-queue.ts'
import { Toasts } from './Toasts.tsx'

beforeEach(startTexts)
afterEach(() => {
  vi.useRealTimers()
  clearToasts()
})

it('an error interrupts, with title and body (D-03); a success waits its turn', async () => {
  render(<Toasts />)
  act(() => {
    toast({ title: 'Error', message: 'Failed to create profile', variant: 'error' })
    toast({ message: 'Profile created successfully', variant: 'success' })
  })
  // Mounted empty, then filled: screen readers announce the change.
  expect(screen.getByRole('alert').textContent).toBe('')
  await screen.findByText('Failed to create profile')
  expect(screen.getByRole('alert').textContent).toBe('ErrorFailed to create profile')
  expect(screen.getByRole('status').textContent).toBe('Profile created successfully')
})

it('its close button has a name and works', async () => {
  render(<Toasts />)
  act(() => void toast({ message: 'Saved' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.getByText('Saved').closest('li')?.dataset['leaving']).toBe('true')
})

it('what it offers to do is done once, and the toast goes', async () => {
  const run = vi.fn()
  render(<Toasts />)
  act(() => void toast({ message: 'Deleted', action: { label: 'Undo', run } }))
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Undo' }))
  expect(run).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Deleted').closest('li')?.dataset['leaving']).toBe('true')
})

it.each(['Undo', 'Close'])('2.4.3: after pressing %s the heading takes the focus', async (name) => {
  render(
    <>
      <h1 tabIndex={-1}>Allergies</h1>
      <Toasts />
    </>,
  )
  act(() => void toast({ message: 'Deleted', action: { label: 'Undo', run: () => undefined } }))
  ;(await screen.findByRole('button', { name })).focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

it('the next toast leaves by itself, though the last one closed under the mouse (UI-22)', async () => {
  vi.useFakeTimers()
  render(<Toasts />)
  act(() => void toast({ message: 'Saved' }))
  fireEvent.pointerEnter(screen.getByRole('list'))
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.queryByText('Saved')).toBeNull()
  act(() => void toast({ message: 'Deleted' }))
  await act(() => vi.advanceTimersByTimeAsync(5300))
  expect(screen.queryByText('Deleted')).toBeNull()
})
