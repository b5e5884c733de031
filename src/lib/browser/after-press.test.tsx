import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { afterPress } from './after-press.ts'

test('runs immediately when nothing is pressed', () => {
  const task = vi.fn()
  afterPress(task)
  expect(task).toHaveBeenCalledOnce()
})

test.each([[fireEvent.pointerUp], [fireEvent.pointerCancel]])(
  'after the press that is under way, once',
  async (end) => {
    const task = vi.fn()
    fireEvent.pointerDown(document.body)
    afterPress(task)
    expect(task).not.toHaveBeenCalled()
    end(document.body)
    await vi.waitFor(() => expect(task).toHaveBeenCalledOnce())
    fireEvent.pointerDown(document.body)
    fireEvent.pointerUp(document.body)
    await new Promise((done) => setTimeout(done, 5))
    expect(task).toHaveBeenCalledOnce()
  },
)
