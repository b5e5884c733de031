import { expect, test } from 'vitest'
import type { FormDefinition } from '#generated/model/index.ts'
import { type History, noHistory, noted, redone, undone } from './history.ts'

const form = (title: string): FormDefinition => ({
  key: 'f',
  version: 1,
  title: { 'en-ca': title },
  pages: [],
})
const [a, b, c] = [form('a'), form('b'), form('c')]

test('steps are taken back and done again in order', () => {
  const two = noted(noted<FormDefinition>(noHistory, a, undefined), b, undefined)
  const once = undone(two, c)
  expect(once?.value).toBe(b)
  const twice = once && undone(once.history, once.value)
  expect(twice?.value).toBe(a)
  expect(twice && undone(twice.history, twice.value)).toBeUndefined()
  const again = twice && redone(twice.history, twice.value)
  expect(again?.value).toBe(b)
  expect(again && redone(again.history, again.value)?.value).toBe(c)
})

test('typing in one text is one step', () => {
  const typed = noted(noted(noted<FormDefinition>(noHistory, a, 'title'), b, 'title'), c, 'title')
  expect(typed.past).toEqual([a])
  expect(noted(typed, c, 'label').past).toEqual([a, c])
})

test('what is done after an undo cannot be mixed with what was undone', () => {
  const back = undone(noted<FormDefinition>(noHistory, a, 'x'), b)
  expect(back && noted(back.history, a, 'x')).toEqual({ past: [a], future: [], step: 'x' })
})

test('a hundred steps are kept', () => {
  let history: History<FormDefinition> = noHistory
  for (let count = 0; count < 150; count += 1) history = noted(history, form(String(count)), undefined)
  expect(history.past).toHaveLength(100)
  expect(history.past.at(-1)?.title['en-ca']).toBe('149')
})
