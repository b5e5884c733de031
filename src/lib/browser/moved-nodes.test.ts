// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tolerateMovedNodes } from './moved-nodes.ts'

const { insertBefore, removeChild } = Node.prototype
beforeAll(() => tolerateMovedNodes())
afterAll(() => Object.assign(Node.prototype, { insertBefore, removeChild }))

let place: HTMLElement
let text: Text
/** `<p><b></b>hello</p>`, with the text wrapped twice, as browser translators do. */
beforeEach(() => {
  place = document.createElement('p')
  text = document.createTextNode('hello')
  place.append(document.createElement('b'), text)
})
function translate() {
  const inner = document.createElement('font')
  const outer = document.createElement('font')
  text.replaceWith(outer)
  outer.append(inner)
  inner.append(text)
}

test('F66: a text that was wrapped goes with its wrapping', () => {
  translate()
  expect(place.removeChild(text)).toBe(text)
  expect(place.innerHTML).toBe('<b></b>')
})

test('F66: what comes before it comes before its wrapping', () => {
  translate()
  place.insertBefore(document.createElement('i'), text)
  expect(place.innerHTML).toBe('<b></b><i></i><font><font>hello</font></font>')
})

test('F66: a text that is gone is left alone, and what comes before it comes last', () => {
  text.remove()
  expect(place.removeChild(text)).toBe(text)
  place.insertBefore(document.createElement('i'), text)
  expect(place.innerHTML).toBe('<b></b><i></i>')
})

test('changes nothing on an unmodified page', () => {
  place.insertBefore(document.createElement('i'), text)
  place.insertBefore(document.createElement('u'), null)
  expect(place.innerHTML).toBe('<b></b><i></i>hello<u></u>')
  place.removeChild(text)
  expect(place.innerHTML).toBe('<b></b><i></i><u></u>')
})
