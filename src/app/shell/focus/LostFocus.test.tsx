import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LostFocus } from './LostFocus.tsx'

const page = document.createElement('main')
beforeEach(() => {
  page.innerHTML = '<h1 tabindex="-1">Allergies</h1><button>Cats</button><input>'
  document.body.append(page)
  render(<LostFocus />)
})
afterEach(() => page.remove())

const find = (selector: string) => page.querySelector<HTMLElement>(selector) as HTMLElement
const pause = () => new Promise((done) => setTimeout(done, 80))

test('2.4.3: when the focused element is removed, the heading takes the focus', async () => {
  find('button').focus()
  find('button').remove()
  await vi.waitFor(() => expect(document.activeElement).toBe(find('h1')))
})

test('2.4.3: in a dialog that is open it stays there', async () => {
  page.insertAdjacentHTML('beforeend', '<section role="dialog" tabindex="-1"></section>')
  find('button').focus()
  find('button').remove()
  await vi.waitFor(() => expect(document.activeElement).toBe(find('section')))
})

test('who moves the focus meanwhile knows better', async () => {
  find('button').focus()
  find('button').remove()
  find('input').focus()
  await pause()
  expect(document.activeElement).toBe(find('input'))
})

test('a focus that was left on purpose is not brought back', async () => {
  find('button').focus()
  find('button').blur()
  await pause()
  find('button').remove()
  await pause()
  expect(document.activeElement).toBe(document.body)
})
