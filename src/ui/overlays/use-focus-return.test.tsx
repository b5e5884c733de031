import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { useFocusReturn } from './use-focus-return.ts'

/** An overlay that stays mounted while it closes, like one that fades out. */
function Page() {
  const [opened, setOpened] = useState(false)
  const [isNext, setNext] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  useFocusReturn(opened, content)
  return (
    <>
      {isNext ? <h1 tabIndex={-1}>Next</h1> : <button onClick={() => setOpened(true)}>Publish</button>}
      <button>Elsewhere</button>
      <div ref={content}>
        <button onClick={() => setOpened(false)}>Close</button>
        <button onClick={() => (setNext(true), setOpened(false))}>Go on</button>
      </div>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

/** Opens and closes the overlay; `now` has the focus then, `late` takes it before the overlay unmounts. */
async function focusAfterClosing(now: string, late?: string, close = 'Close') {
  render(<Page />)
  button('Publish').focus()
  fireEvent.click(button('Publish'))
  button(now).focus()
  fireEvent.click(button(close))
  if (late) button(late).focus()
  await act(() => new Promise((done) => setTimeout(done, 20)))
  return document.activeElement?.textContent
}

test('the focus goes back to what opened an overlay (2.4.3)', async () => {
  expect(await focusAfterClosing('Close')).toBe('Publish')
})

test('an overlay that closes before it took the focus does not keep it', async () => {
  expect(await focusAfterClosing('Publish', 'Close')).toBe('Publish')
})

test('what else takes the focus has it', async () => {
  expect(await focusAfterClosing('Close', 'Elsewhere')).toBe('Elsewhere')
})

test('an overlay that leads to another page leaves the focus on its heading', async () => {
  expect(await focusAfterClosing('Go on', undefined, 'Go on')).toBe('Next')
})
