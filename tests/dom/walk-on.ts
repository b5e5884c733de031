// Goes on from a page step by step, and tells what each step changes.
import { act, cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import type { Router } from '#src/lib/router/router.ts'
import { announcements } from '#src/ui/messages/announcer.ts'
import { callsText } from './calls-text.ts'
import { changedLines } from './changed-lines.ts'
import { forgetToasts, pageState, shortIds, withoutRandom } from './page-state.ts'
import { type KeyStep, type Step, fieldsNow, nameOf, otherValues, pressKey, putIn, take } from './press.ts'
import { allCalls, settled } from './server.ts'

/**
 * A step on the page, a key, or another address and what the device keeps until then; `{ each: 'field' }` puts another
 * value in each field that is there, one after the other.
 */
export type WalkStep = Step | KeyStep | { go: string } | { each: 'field' }
type OneStep = Exclude<WalkStep, { each: 'field' }>

const stepText = (step: OneStep) => {
  if (typeof step === 'object' && 'key' in step) return `key ${step.ctrlKey ? 'Control+' : ''}${step.key}`
  if (typeof step === 'object' && 'go' in step) return `go to ${shortIds(step.go)}`
  if (typeof step === 'string' || step instanceof RegExp) return `press ${String(step)}`
  const [label, value] = step
  return `fill ${String(label)}: ${value instanceof File ? value.name : String(value)}`
}

/** Whether the browser's own action, such as scrolling by an arrow key, is left to it. */
async function takeStep(router: Router, step: OneStep): Promise<boolean> {
  if (typeof step !== 'object' || step instanceof RegExp || 'length' in step) return take(step)
  if ('key' in step) return pressKey(step)
  await act(async () => {
    router.navigate(step.go)
    await settled()
  })
  return true
}

/** What the device keeps, by name: what is in it may be a token, or half of a draft. */
const storageText = () =>
  [localStorage, sessionStorage]
    .flatMap((storage) => Object.keys({ ...storage }))
    .map((key) => `device: ${shortIds(key)}`)
    .toSorted()

/** The fields that are there now. A change may draw one anew, or remove it: each is looked for when its turn comes. */
const allFields = () => {
  const names = fieldsNow().map(nameOf)
  return names.map((name, index) => {
    const nth = names.slice(0, index).filter((one) => one === name).length
    return { name, find: () => fieldsNow().filter((field) => nameOf(field) === name)[nth] }
  })
}

type Way = {
  steps: readonly WalkStep[]
  isWhole?: boolean
  /** Whether the page is kept as it opens. */
  isNew?: boolean
}

/** The changes of each step from the open page. */
export async function walkOn(
  router: Router,
  { steps, isWhole = false, isNew = false }: Way,
): Promise<string> {
  const state = async () => {
    const page = await pageState(router, { isWhole })
    // Whether Back leads to the page before.
    return `by: ${router.state.historyAction}\nsaid: ${announcements.get().text}\n${[...storageText(), page].join('\n')}`
  }
  let before = await state()
  const sections = [[...callsText(0), ...(isNew ? [before] : [])].join('\n')]
  const keep = async (title: string, does: () => Promise<unknown>) => {
    await forgetToasts()
    const from = allCalls().length
    const isPrevented = (await does()) === false
    const after = await state()
    sections.push(
      [
        `# ${title}${isPrevented ? ' (prevented)' : ''}`,
        ...callsText(from),
        ...changedLines(before, after, Infinity),
      ].join('\n'),
    )
    before = after
  }
  for (const step of steps) {
    if (typeof step !== 'object' || !('each' in step))
      await keep(stepText(step), () => takeStep(router, step))
    else
      for (const { name, find } of allFields()) {
        const first = find()
        for (const value of first ? otherValues(first) : []) {
          const field = find()
          if (field) await keep(`put in ${name}: ${value}`, () => putIn(field, value))
        }
      }
  }
  cleanup()
  return `${withoutRandom(sections.join('\n\n'))}\n`
}

/** The longest typing debounce, in ms. */
const LONGEST_PAUSE = 1500
/** What waits for longer, such as to forget what was said, must not happen in a walk, however slow the machine is. */
const NEVER = 10 * 60_000

const withPauses = (of: (ms: number) => number) => {
  const start = setTimeout
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0, ...given: []) => start(run, of(ms), ...given))
}
/** Runs debounced work immediately, so that the duration of a step does not matter. */
export const skipPauses = () => withPauses((ms) => (ms > LONGEST_PAUSE ? NEVER : 0))
/** What starts on its own after a while, in ms. */
const POLL = 5000
/** Nothing starts on its own, however long a test takes. */
export const skipPolls = () => withPauses((ms) => (ms >= POLL ? NEVER : ms))
