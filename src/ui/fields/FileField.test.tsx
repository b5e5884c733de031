import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadTexts, setLocale } from '#src/i18n/texts.ts'
import { pdf } from '#src/lib/files/file-rules.ts'
import { FileField } from './FileField.tsx'

beforeEach(async () => {
  await setLocale('en-ca')
  await loadTexts('kit', 'validation')
})

const letter = (name = 'letter.pdf') => new File(['%PDF-1.7 words'], name, { type: 'application/pdf' })
const seen = vi.fn()

function Probe({ readOnly }: { readOnly?: boolean }) {
  const [file, setFile] = useState<File | null>(null)
  const change = (next: File | null) => {
    seen(next?.name ?? null)
    setFile(next)
  }
  return (
    <FileField
      id="file"
      label="Letter"
      value={file}
      onChange={change}
      kinds={[pdf]}
      required
      readOnly={readOnly}
    />
  )
}
const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!
const choose = (...files: File[]) => act(async () => void fireEvent.change(input(), { target: { files } }))
const drop = (...files: File[]) =>
  act(async () => void fireEvent.drop(input().closest('div')!, { dataTransfer: { files } }))
const problem = () => document.getElementById('file-error')?.textContent

beforeEach(() => {
  seen.mockReset()
})

it('takes a file by its button, shows its name and size, and lets it go again', async () => {
  render(<Probe />)
  expect(screen.getByRole('group', { name: 'Letter required' })).toBeDefined()
  expect(input().accept).toBe('application/pdf,.pdf')
  expect(screen.getByText('PDF, at most 50 MB')).toBeDefined()
  await choose(letter())
  await screen.findByText('letter.pdf')
  expect(seen.mock.calls).toEqual([['letter.pdf']])
  fireEvent.click(screen.getByRole('button', { name: 'Remove letter.pdf' }))
  expect(seen).toHaveBeenLastCalledWith(null)
  expect(document.activeElement).toBe(input())
})

it('shows where a dragged file would go, until it is dragged away or dropped', async () => {
  render(<Probe />)
  const zone = input().closest('div')!
  const isOver = () => zone.dataset['over']
  for (const end of [() => void fireEvent.dragLeave(zone), () => drop(letter())]) {
    fireEvent.dragOver(zone)
    expect(isOver()).toBe('true')
    await end()
    expect(isOver()).toBeUndefined()
  }
})

it('2.5.7: takes a dropped one too, one at a time', async () => {
  render(<Probe />)
  await drop(letter('a.pdf'), letter('b.pdf'))
  expect(problem()).toBe('Choose one file at a time.')
  await drop(letter())
  await waitFor(() => expect(seen.mock.calls).toEqual([['letter.pdf']]))
  expect(problem()).toBeUndefined()
})

it.each([
  ['VAL-56', new File([], 'a.pdf', { type: 'application/pdf' }), 'This file is empty. Choose another file'],
  [
    'VAL-57',
    new File(['<html>'], 'a.pdf', { type: 'application/pdf' }),
    "You can't use this kind of file here. Choose one of these: PDF",
  ],
])('%s: what it refuses is not handed out, and the reason is read with the field', async (_, file, words) => {
  render(<Probe />)
  await choose(file)
  await waitFor(() => expect(problem()).toBe(words))
  expect(seen).not.toHaveBeenCalled()
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(input().getAttribute('aria-describedby')).toContain('file-error')
})

it('VAL-55: more than 52,428,800 bytes are too many', async () => {
  const big = letter('big.pdf')
  Object.defineProperty(big, 'size', { value: 52_428_801 })
  render(<Probe />)
  await choose(big)
  await waitFor(() => expect(problem()).toBe('This file is too big. Choose a file of 50\u00a0MB or less'))
})

it('UI-28: closed it takes nothing, dropped or chosen', async () => {
  render(<Probe readOnly />)
  expect(input().disabled).toBe(true)
  await drop(letter())
  expect(seen).not.toHaveBeenCalled()
})

it('when closed, says why, keeps the focus and accepts nothing; still shows its files', async () => {
  render(
    <FileField label="Letter" value={null} onChange={seen} kinds={[pdf]} closed="Remove one first.">
      <p>{'scan.pdf'}</p>
    </FileField>,
  )
  expect(screen.getByText('scan.pdf')).toBeDefined()
  expect(screen.getByText('Remove one first.')).toBeDefined()
  input().focus()
  expect(document.activeElement).toBe(input())
  expect(fireEvent.click(input())).toBe(false)
  await choose(letter())
  await drop(letter())
  expect(seen).not.toHaveBeenCalled()
})

it('accepts several files where allowed, and names rejected ones (VAL-57)', async () => {
  const taken = vi.fn()
  render(<FileField id="file" label="Letters" multiple value={null} onChange={taken} kinds={[pdf]} />)
  await choose(letter('a.pdf'), new File(['PNG'], 'photo.png', { type: 'image/png' }), letter('b.pdf'))
  await waitFor(() => expect(taken.mock.calls.map(([file]) => file.name)).toEqual(['a.pdf', 'b.pdf']))
  expect(input().multiple).toBe(true)
  await waitFor(() => expect(problem()).toMatch(/^photo\.png: You can't use this kind of file here/))
  await choose(letter('c.pdf'))
  await waitFor(() => expect(problem()).toBeUndefined())
})
