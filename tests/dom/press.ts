// Finds what a person presses or fills, by its name. An English name finds its French translation on a French page.
import { act, fireEvent } from '@testing-library/react'
import { pauseToasts } from '#src/ui/messages/toast-queue.ts'
import { settled } from './server.ts'

type Name = string | RegExp
/**
 * A press, or what is typed or chosen in the field of a label. A date is typed as `2026-11-16`, a file is a `File`; a function
 * says what is known only then, such as a code that was sent.
 */
export type Step = Name | readonly [label: Name, value: Name | File | (() => string)]
/** A key that is pressed where the focus is. */
export type KeyStep = { key: string; ctrlKey?: boolean }

const PRESSED = [
  'button',
  'a[href]',
  'summary',
  'input[type=radio]',
  'input[type=checkbox]',
  '[role=tab]',
  '[role=option]',
  '[role=menuitem]',
  '[role=menuitemradio]',
  '[role=menuitemcheckbox]',
].join()
const FILLED = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable=true]'

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const words = import.meta.glob('/locales/{en-ca,fr-ca}/**/index.ts', { eager: true, import: 'default' })

type Filled = { pattern: RegExp; keys: readonly (string | undefined)[]; others: readonly string[] }

let french: ReadonlyMap<string, readonly string[]> | undefined
let filled: readonly Filled[] | undefined
/** The French names found so far: every step looks for its control several times. */
const known = new Map<string, readonly string[]>()

/** Every French text by the English one: some English words have several. */
function frenchTexts() {
  const found = new Map<string, string[]>()
  const add = (english: unknown, other: unknown) => {
    if (typeof english === 'string')
      found.set(english, [...(found.get(english) ?? []), oneLine(String(other))])
    else for (const [key, one] of Object.entries(Object(english))) add(one, Object(other)[key])
  }
  for (const [file, one] of Object.entries(words))
    if (file.includes('/en-ca/')) add(one, words[file.replace('/en-ca/', '/fr-ca/')])
  return found
}

/** A name in the language of the page. */
function namesOf(name: Name): readonly Name[] {
  if (typeof name !== 'string' || document.documentElement.lang !== 'fr-CA') return [name]
  const found = known.get(name) ?? inFrench(name)
  known.set(name, found)
  return [...found, name]
}

function inFrench(name: string): readonly string[] {
  french ??= frenchTexts()
  // A field with one input per language, `Title (English)`.
  const [, text, language] = /^(.+) \((English|French)\)$/.exec(name) ?? []
  if (text && language)
    return inFrench(text).map((one) => `${one} (${language === 'English' ? 'anglais' : 'français'})`)
  filled ??= [...french].flatMap(filledText)
  return [...(french.get(name) ?? []), ...filled.flatMap((text) => filledNames(text, name))]
}

const VALUE = /\{(\w+)[^{}]*\}/g

/** A text with values, such as `Restore version {number}`. */
function filledText([english, others]: readonly [string, readonly string[]]): Filled[] {
  if (!english.includes('{') || english.includes('{{')) return []
  const keys = [...english.matchAll(VALUE)].map(([, key]) => key)
  const pattern = english
    .split(VALUE)
    .map((part, index) => (index % 2 === 1 ? '(.+)' : part.replaceAll(/[^\w\s]/g, String.raw`\$&`)))
    .join('')
  return pattern === '(.+)' ? [] : [{ pattern: new RegExp(`^${pattern}$`), keys, others }]
}

/** The French texts with values that are this in English. */
function filledNames({ pattern, keys, others }: Filled, name: string): string[] {
  const found = pattern.exec(name)
  if (!found) return []
  return others.map((other) => other.replaceAll(VALUE, (_, key) => found[keys.indexOf(key) + 1] ?? ''))
}

const isHidden = (element: Element) => element.getAttribute('aria-hidden') === 'true'

/** The words of an element that are read. */
function textOf(element: Element | null | undefined): string {
  if (!element?.querySelector('[aria-hidden=true]')) return oneLine(element?.textContent ?? '')
  const words = [...element.childNodes].map((node) => {
    if (!(node instanceof Element)) return node.textContent ?? ''
    return isHidden(node) ? '' : textOf(node)
  })
  return oneLine(words.join(' '))
}

/** The accessible name of an element. */
export function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const named = ids.map((id) => textOf(document.getElementById(id))).join(' ')
  const label =
    element.closest('label') ??
    (element.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null)
  const title = element.getAttribute('aria-label') ?? (textOf(label) || textOf(element))
  return named || title || (element.querySelector('img')?.getAttribute('alt') ?? '')
}

/** Not what is hidden, and not a toast on its way out. */
const isShown = (element: Element) =>
  !element.closest('[hidden], [aria-hidden=true], [style*="display: none"], [data-leaving]')

/** Elements with this name, or else those starting with it, such as a label with its required mark. */
function named(elements: readonly Element[], name: Name): Element[] {
  const names = namesOf(name)
  const whole = elements.filter((element) =>
    names.some((one) => (typeof one === 'string' ? nameOf(element) === one : one.test(nameOf(element)))),
  )
  if (whole.length > 0) return whole
  return elements.filter((element) =>
    names.some((one) => typeof one === 'string' && nameOf(element).startsWith(one)),
  )
}

/** In the open dialog, else on the page, and in toasts. */
function elementsOf(selector: string): Element[] {
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(isShown).at(-1)
  const inPlace = [...(dialog ?? document).querySelectorAll(selector)]
  const toasts = [...document.querySelectorAll('[data-toast]')].flatMap((toast) => [
    ...toast.querySelectorAll(selector),
  ])
  return [...inPlace, ...toasts].filter(isShown)
}

/** The fields and choices on the page or in its dialog; file inputs and rich texts take more than a value. */
const FIELDS = 'input:not([type=file]):not([type=hidden]), textarea, select'
export const fieldsNow = () =>
  elementsOf(FIELDS).filter((field) => field.closest('main, [role=dialog]')) as FieldElement[]
export type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a person could put in a field next: another option, the other state, nothing where it is required, and a letter. */
export function otherValues(field: FieldElement): readonly string[] {
  if (field instanceof HTMLSelectElement) {
    const others = [...field.options].filter(({ value, disabled }) => value !== field.value && !disabled)
    return others.slice(-1).map(({ value }) => value)
  }
  if (/^(checkbox|radio)$/.test(field.type)) return [String(!(field as HTMLInputElement).checked)]
  return field.required && field.value !== '' ? ['', 'x'] : ['x']
}

/** Puts a value in a field and leaves it. */
export const putIn = (field: FieldElement, value: string): Promise<void> =>
  act(async () => {
    field.focus()
    if (/^(checkbox|radio)$/.test(field.type)) fireEvent.click(field)
    else fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
    await settled()
  })

/** The control of a step; undefined where there is none. */
export function findControl(step: Step): HTMLElement | undefined {
  const [name, selector] =
    typeof step === 'string' || step instanceof RegExp
      ? [step, PRESSED]
      : [step[0], `${FILLED}, [role=group]`]
  return named(elementsOf(selector), name)[0] as HTMLElement | undefined
}

/** The pressable elements. */
export const controlsNow = (selector: string = PRESSED) => elementsOf(selector).map(nameOf).join(' | ')

function missing(step: Step): never {
  const isPress = typeof step === 'string' || step instanceof RegExp
  throw new Error(
    `There is no ${String(isPress ? step : step[0])}. There are: ${controlsNow(isPress ? PRESSED : `${FILLED}, [role=group]`)}`,
  )
}

function fill(element: Element, value: Name | File): void {
  if (value instanceof File) {
    // A group with the same name as the file input in it comes first.
    fireEvent.change(element.querySelector('input[type=file]') ?? element, { target: { files: [value] } })
  } else if (element instanceof HTMLSelectElement) {
    const options = [...element.options]
    const option = named(options, value)[0] as HTMLOptionElement | undefined
    if (!option)
      throw new Error(`There is no ${String(value)}. There are: ${options.map(textOf).join(' | ')}`)
    fireEvent.change(element, { target: { value: option.value } })
  } else if (typeof value !== 'string') {
    throw new TypeError('Only an option is chosen by a pattern')
  } else if (element.getAttribute('role') === 'group') {
    const parts = value.split('-').toReversed()
    const [day, month, year] = element.querySelectorAll('input, select')
    if (day) fireEvent.change(day, { target: { value: parts.at(-3) ?? '' } })
    if (month) fireEvent.change(month, { target: { value: parts.at(-2) ?? '' } })
    if (year) fireEvent.change(year, { target: { value: parts.at(-1) ?? '' } })
  } else {
    fireEvent.change(element, { target: { value } })
    fireEvent.blur(element)
  }
}

/** Presses a key where the focus is; false where the browser's own action is prevented. */
export const pressKey = (step: KeyStep): Promise<boolean> =>
  act(async () => {
    const isLeft = fireEvent.keyDown(document.activeElement ?? document.body, step)
    await settled()
    return isLeft
  })

/**
 * Does a step as a person would: what is pressed has the focus. False where the browser's own action is prevented.
 * @param isDouble presses a button twice, before any answer or timer
 */
export async function take(step: Step, isDouble = false): Promise<boolean> {
  const control = findControl(step) ?? missing(step)
  // What it says stays, however long the rest takes.
  pauseToasts()
  // A checkbox pressed twice is as it was.
  if (isDouble && control.matches('button'))
    await act(async () => {
      control.focus()
      fireEvent.click(control)
    })
  return act(async () => {
    let isLeft = true
    if (!isDouble) control.focus()
    if (typeof step === 'string' || step instanceof RegExp) isLeft = fireEvent.click(control)
    else fill(control, typeof step[1] === 'function' ? step[1]() : step[1])
    await settled()
    return isLeft
  })
}
