import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { answerCarer, renderSettings } from '#tests/dom/settings.tsx'
import { testRows } from '#tests/support/table.ts'
import { chooseReading, ReadingChoices } from './ReadingChoices.tsx'
import { ListenBar } from './ListenBar.tsx'
import { passagesIn, wordAt } from './passages.ts'
import { forgetReading } from '#src/lib/browser/reading.ts'
import { voiceFor } from './voices.ts'

class Utterance extends EventTarget {
  readonly text: string
  voice?: { name: string }
  rate = 1
  constructor(text: string) {
    super()
    this.text = text
  }
}
const voice = (name: string, lang: string, localService = true) => ({ name, lang, localService })
let voices = [voice('Clara', 'en-CA')]
let spoken: Utterance[] = []
const said = () => spoken.at(-1)
const cancel = vi.fn()
const highlights = new Map<string, { range: Range }>()
const marked = (name: string) => highlights.get(name)?.range.toString()

beforeEach(() => {
  voices = [voice('Clara', 'en-CA')]
  spoken = []
  cancel.mockClear()
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (utterance: Utterance) => spoken.push(utterance),
    cancel,
    addEventListener: (_: string, listener: () => void) => listener(),
  })
  vi.stubGlobal('CSS', { highlights })
  vi.stubGlobal(
    'Highlight',
    class {
      readonly range: Range
      constructor(range: Range) {
        this.range = range
      }
    },
  )
  answerCarer()
})
afterEach(forgetReading)

const user = userEvent.setup()
const button = (name: string) => screen.findByRole('button', { name })
const event = (name: string, charIndex: number) => Object.assign(new Event('boundary'), { name, charIndex })

/** On the page, because text that is not shown is not read. */
function onPage(html: string): Element {
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  onTestFinished(() => root.remove())
  return root
}

const listen = () =>
  renderSettings(
    <>
      <ListenBar />
      <main id="main">
        <h1>Your hip</h1>
        <p>
          Walk <strong>every day</strong>.
        </p>
      </main>
    </>,
  )

testRows<[string, string[]]>([
  ['<h1>Your hip</h1><p>Walk <b>daily</b></p>', ['Your hip', 'Walk  daily']],
  ['<ul><li>One</li><li>Two</li></ul>', ['One', 'Two']],
  ['<label>Pain<input></label><button>Save</button>', ['Pain']],
  ['<p>Her <button data-term>diastolic</button> value</p>', ['Her  diastolic  value']],
  ['<p aria-hidden="true">*</p><p hidden>No</p><p> </p>', []],
  ['<p>See <span lang="fr-CA">la hanche</span></p>', ['See ', 'la hanche']],
])('B8: %s is read as %j', (html, texts) => {
  expect(passagesIn(onPage(html)).map(({ text }) => text)).toEqual(texts)
})

test('B8: the word at an index of a passage is found in the element that holds it', () => {
  const [passage] = passagesIn(onPage('<p>Walk <b>every day</b>.</p>'))
  const at = passage?.text.indexOf('day') ?? 0
  expect(passage && wordAt(passage, at)?.toString()).toBe('day')
  expect(passage && wordAt(passage, at)?.startContainer.parentElement?.tagName).toBe('B')
})

test('B8: with a selection, only what it touches is read', () => {
  const root = onPage('<p>One</p><p>Two</p>')
  getSelection()?.selectAllChildren(root.lastElementChild as Element)
  expect(passagesIn(root, getSelection()).map(({ text }) => text)).toEqual(['Two'])
  getSelection()?.removeAllRanges()
})

testRows<[string, ReturnType<typeof voice>[], string | undefined]>([
  ['en-CA', [voice('Tom', 'en-US'), voice('Clara', 'en_CA')], 'Clara'],
  ['fr-CA', [voice('Tom', 'en-CA'), voice('Paul', 'fr-FR')], 'Paul'],
  ['fr-CA', [voice('Cloud', 'fr-CA', false)], undefined],
  ['en-CA', [], undefined],
])('B8, SEC: %s is read by a voice of the device, never by one on a server (%j)', (lang, all, name) => {
  voices = all
  expect(voiceFor(lang)?.name).toBe(name)
})

test('B8: a page is read from its heading, word by word, can be paused and goes on where it stopped', async () => {
  document.documentElement.lang = 'en-CA'
  await listen()
  await user.click(await button('Listen to this page'))
  await vi.waitFor(() => expect(said()?.text).toBe('Your hip'))
  expect(marked('listening')).toBe('Your hip')
  act(() => void said()?.dispatchEvent(new Event('end')))
  expect(said()?.text).toContain('every day')
  act(() => void said()?.dispatchEvent(event('word', said()?.text.indexOf('every') ?? 0)))
  expect(marked('listening-word')).toBe('every')
  await user.click(await button('Pause'))
  expect(cancel).toHaveBeenCalled()
  // Browsers report that the stopped sentence has ended.
  act(() => void said()?.dispatchEvent(new Event('end')))
  expect(spoken).toHaveLength(2)
  await user.click(await button('Continue'))
  expect(said()?.text).toMatch(/^every day/)
  act(() => void said()?.dispatchEvent(event('word', said()?.text.indexOf('day') ?? 0)))
  expect(marked('listening-word')).toBe('day')
  act(() => void said()?.dispatchEvent(new Event('end')))
  expect(await button('Listen to this page')).toBeDefined()
  expect(highlights.size).toBe(0)
})

test('B8: reading is stopped by its button, which gives the focus back, and by leaving the page', async () => {
  const { unmount } = await listen()
  await user.click(await button('Listen to this page'))
  await user.click(await button('Stop'))
  expect(document.activeElement).toBe(await button('Listen to this page'))
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
  cancel.mockClear()
  unmount()
  expect(cancel).toHaveBeenCalled()
})

test('B8: a device without a voice for the language says so', async () => {
  voices = [voice('Cloud', 'en-CA', false)]
  await listen()
  await user.click(await button('Listen to this page'))
  expect(await screen.findByText(/^Your device has no voice for this language/)).toBeDefined()
  expect(spoken).toEqual([])
})

test('B8: choices take effect at once, keep one another and stay on the device', async () => {
  await renderSettings(<ReadingChoices />)
  const chosen = () => document.documentElement.dataset.reading
  await user.click(await screen.findByRole('radio', { name: 'Largest' }))
  await user.click(screen.getByRole('radio', { name: 'Wide' }))
  await user.click(screen.getByRole('radio', { name: 'Large' }))
  await user.click(screen.getByRole('checkbox', { name: /^Show “Listen to this page”/ }))
  await user.click(screen.getByRole('radio', { name: 'Fast' }))
  expect(chosen()).toBe('wide large listen fast')
  expect(document.cookie).toContain('reading=wide.large.listen.fast')
  const size = screen.getByRole('radiogroup', { name: 'Text size' })
  await user.click(size.querySelector('input') as HTMLElement)
  expect(chosen()).toBe('wide listen fast')
  await user.click(screen.getByRole('checkbox', { name: /^Show “Listen to this page”/ }))
  expect(screen.queryByRole('radiogroup', { name: 'Reading speed' })).toBeNull()
})

test('B8: the reading speed is the one that was chosen', async () => {
  chooseReading(['slow', 'fast'], 'fast')
  await listen()
  await user.click(await button('Listen to this page'))
  await vi.waitFor(() => expect(said()?.rate).toBe(1.3))
})

test('B8: explanations of medical words are on until a person turns them off', async () => {
  await renderSettings(<ReadingChoices />)
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Explain medical words' })
  expect(box.checked).toBe(true)
  await user.click(box)
  expect(document.documentElement.dataset.reading).toBe('unmarked')
  expect(box.checked).toBe(false)
  await user.click(box)
  expect(document.documentElement.dataset.reading).toBe('')
})
