import { type Passage, passagesIn, rangeOf, wordAt } from './passages.ts'
import { readingNow } from '#src/lib/browser/reading.ts'
import { voiceFor, voicesReady } from './voices.ts'

export type Listening = 'idle' | 'reading' | 'paused' | 'no-voice' | 'nothing'

const RATES: Record<string, number> = { slow: 0.75, fast: 1.3 }
const rate = () =>
  RATES[
    readingNow()
      .split(' ')
      .find((word) => word in RATES) ?? ''
  ] ?? 1

/** Marks text without touching the page. Browsers that cannot do it read without marks. */
function mark(name: 'listening' | 'listening-word', range?: Range): void {
  if (!('highlights' in CSS)) return
  if (range) CSS.highlights.set(name, new Highlight(range))
  else CSS.highlights.delete(name)
}

/** Scrolls to a passage only if it is out of sight: what is being read does not move. */
function show(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center' })
}

/** Whether a passage is on screen or below it: reading starts where the person is. */
const isAhead = ({ element }: Passage) => element.getBoundingClientRect().bottom > 0

/** Reads an element aloud with a voice of the device. */
export function createListening(root: () => Element | null, onChange: (state: Listening) => void) {
  let passages: Passage[] = []
  let at = 0
  /** Where in the passage reading goes on: the start of the last word. */
  let from = 0
  // Also keeps it from being collected, which would end it in Chromium.
  let current: SpeechSynthesisUtterance | undefined

  function silence() {
    current = undefined
    speechSynthesis.cancel()
    mark('listening-word')
  }

  function end(state: Listening) {
    silence()
    mark('listening')
    onChange(state)
  }

  function speak() {
    while (passages[at] && !passages[at]?.element.isConnected) at += 1
    const passage = passages[at]
    if (!passage) return end('idle')
    const voice = voiceFor(passage.lang)
    if (!voice) return end('no-voice')
    const base = from
    const utterance = new SpeechSynthesisUtterance(passage.text.slice(base))
    Object.assign(utterance, { voice, lang: voice.lang, rate: rate() })
    utterance.addEventListener('boundary', ({ name, charIndex }) => {
      if (utterance !== current || name === 'sentence') return
      from = base + charIndex
      mark('listening-word', wordAt(passage, from))
    })
    const next = () => {
      // An utterance that was stopped ends too.
      if (utterance !== current) return
      at += 1
      from = 0
      speak()
    }
    utterance.addEventListener('end', next)
    utterance.addEventListener('error', next)
    current = utterance
    mark('listening', rangeOf(passage))
    show(passage.element)
    speechSynthesis.speak(utterance)
  }

  return {
    async start() {
      const main = root()
      if (!main) return
      onChange('reading')
      // A selection is lost once the page changes.
      const all = passagesIn(main, getSelection())
      await voicesReady()
      passages = all
      at = Math.max(0, all.findIndex(isAhead))
      from = 0
      if (all.length > 0) speak()
      else end('nothing')
    },
    /** Browsers differ in how they pause: reading stops, and goes on with the word where it stopped. */
    pause() {
      silence()
      onChange('paused')
    },
    resume() {
      onChange('reading')
      speak()
    },
    stop: () => end('idle'),
  }
}
