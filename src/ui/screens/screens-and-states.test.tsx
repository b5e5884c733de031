import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadTexts, setLocale } from '#src/i18n/texts.ts'
import { ConfirmDialog } from '../overlays/ConfirmDialog.tsx'
import { ErrorPanel } from '../messages/ErrorPanel.tsx'
import { ExpiredLinkScreen } from './ExpiredLinkScreen.tsx'
import { FilteredEmpty } from '../lists/FilteredEmpty.tsx'
import { GenericErrorScreen } from './GenericErrorScreen.tsx'
import { KeptNotice } from '../forms/KeptNotice.tsx'
import { PageHeader } from '../text/PageHeader.tsx'
import { PartialNotice } from '../messages/PartialNotice.tsx'

beforeEach(async () => {
  await setLocale('en-ca')
  await loadTexts('kit')
})

it('UI-37, ERR-51: the page of a link that no longer works says why, what to do, and leads home', () => {
  render(<ExpiredLinkScreen home="/patient" />, { wrapper: MemoryRouter })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link no longer works')
  expect(screen.getByText('Ask the person who sent it for a new link.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/patient')
})

describe('confirm dialog', () => {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  beforeEach(() => {
    onConfirm.mockReset()
    onCancel.mockReset()
  })
  const show = (props: { pending?: boolean; error?: string; final?: boolean }) => (
    <ConfirmDialog
      opened
      title="Delete Metformin 500 mg?"
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onCancel={onCancel}
      pending={props.pending ?? false}
      error={props.error}
      {...(props.final && { final: true })}
    />
  )

  it('3.3.4: says that an action is final, and focuses Cancel', async () => {
    render(show({ final: true }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete Metformin 500 mg?' })
    expect(dialog.textContent).toContain("This can't be undone.")
    const cancel = screen.getByRole('button', { name: 'Cancel' })
    expect(cancel.dataset['autofocus']).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    fireEvent.click(cancel)
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1])
  })

  it('while it is done nothing closes it, and it is not done twice', async () => {
    render(show({ pending: true }))
    await screen.findByRole('dialog')
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }))
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 0])
  })

  it('ERR-58: shows its error', async () => {
    render(show({ error: "We couldn't delete this. Please try again." }))
    expect((await screen.findByRole('alert')).textContent).toBe("We couldn't delete this. Please try again.")
  })
})

describe('states of a list', () => {
  it('nothing found is another matter than nothing there, and has a way out', () => {
    const onClear = vi.fn()
    const { rerender } = render(<FilteredEmpty search="metformin" onClear={onClear} />)
    expect(screen.getByRole('heading').textContent).toBe('No results for “metformin”')
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(onClear).toHaveBeenCalledOnce()
    rerender(<FilteredEmpty onClear={onClear} />)
    expect(screen.getByRole('heading').textContent).toBe('No results')
  })

  it('what is missing has a name, in the way of each language', async () => {
    const onRetry = vi.fn()
    render(<PartialNotice missing={['medications', 'allergies', 'documents']} onRetry={onRetry} />)
    expect(screen.getByRole('status').textContent).toContain(
      'Missing here: medications, allergies and documents.',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
    await act(() => setLocale('fr-ca'))
    expect(screen.getByRole('status').textContent).toContain('medications, allergies et documents')
  })

  it('without a connection it says how old it is', () => {
    render(<KeptNotice at="2026-11-20T19:05:00Z" />)
    expect(screen.getByRole('status').textContent).toContain('This is what was here at 2:05\u00a0p.m.')
  })

  it('ERR-55: what failed can be tried again, and has a reference for support', () => {
    const onRetry = vi.fn()
    render(<ErrorPanel title="We couldn't load this list" onRetry={onRetry} error={{ reference: '7f3a' }} />)
    expect(screen.getByRole('alert').textContent).toContain('If you contact us, give this code: 7f3a')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('a call that never left the device has no reference', () => {
    render(<ErrorPanel error={{ reference: '7f3a', isOffline: true }} />)
    expect(screen.getByRole('alert').textContent).not.toContain('7f3a')
  })

  it('the reference is copied in one press; where the browser refuses, it is selected', async () => {
    render(<GenericErrorScreen error={{ reference: '7f3a' }} />)
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'))
    const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
    await press('Copy the code')
    expect(getSelection()?.toString()).toBe('7f3a')
    write.mockResolvedValueOnce()
    await press('Copy the code')
    expect(write).toHaveBeenLastCalledWith('7f3a')
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  })

  it.each([
    [undefined, null],
    [0, 5],
    [120, 120],
    [1e9, 3600],
  ])(
    'after Retry-After %j it tries again by itself in %j seconds, never in a storm',
    (retryAfter, seconds) => {
      vi.useFakeTimers()
      const onRetry = vi.fn()
      render(<ErrorPanel error={{ retryAfter }} onRetry={onRetry} />)
      vi.advanceTimersByTime((seconds ?? 7200) * 1000 - 1)
      expect(onRetry).not.toHaveBeenCalled()
      vi.advanceTimersByTime(1)
      expect(onRetry).toHaveBeenCalledTimes(seconds === null ? 0 : 1)
      vi.useRealTimers()
    },
  )

  it('retries automatically when the connection is back', () => {
    const onRetry = vi.fn()
    render(<ErrorPanel onRetry={onRetry} />)
    act(() => void dispatchEvent(new Event('online')))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('breadcrumbs are a named list of links, without the page itself', () => {
    render(<PageHeader title="Metformin" breadcrumbs={[{ label: 'Health Story', to: '/story' }]} />, {
      wrapper: MemoryRouter,
    })
    expect(screen.getByRole('navigation', { name: 'You are here' })).toBeDefined()
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Health Story'])
  })
})
