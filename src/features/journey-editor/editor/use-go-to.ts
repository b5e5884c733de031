import { useRef, useState } from 'react'
import type { JourneyDesign } from '#generated/model/index.ts'
import { fieldIds } from '#src/ui/fields/field-props.ts'
import { fieldIdOf } from './EditorContext.ts'
import { type EditorView, viewAt } from './editor-views.ts'

/** Fields that load their choices first usually appear within this many ms. */
const PATIENCE = 3000

/** After this many ms, the parts of an expanded step have usually loaded. */
const SETTLE = 600

const CONTROLS = 'input, select, textarea, button'

const FORM_PARTS = ['variables', 'score', 'prefill']

/**
 * Where a problem is corrected: which steps come first is written at each step, and answers of a form that was removed
 * at the choice of the form.
 */
export function placeOf(pointer: string, { steps }: JourneyDesign): string {
  const [, part, index, own = ''] = pointer.split('/')
  if (part === 'first') return steps.length === 0 ? '/steps' : '/steps/0/activity_id'
  if (part !== 'steps' || !FORM_PARTS.includes(own)) return pointer
  return steps[Number(index)]?.form === null ? `/steps/${index}/form` : `/steps/${index}/${own}`
}

/** The pointer and those above it: the nearest one that has a control takes the focus. */
const pointersUp = (pointer: string): readonly string[] => {
  const parts = pointer.split('/').slice(1)
  return parts.map((_, index) => `/${parts.slice(0, parts.length - index).join('/')}`)
}

/** The control of a pointer, once its section is shown. */
function controlOf(pointer: string): HTMLElement | null {
  const field = document.getElementById(fieldIdOf(pointer))
  if (!field || field.closest('[hidden]')) return null
  return field.matches(CONTROLS) ? field : field.querySelector<HTMLElement>(CONTROLS)
}

/** @param isWanted false once another place was chosen */
function focusPlace(pointer: string, isWanted: () => boolean, until = performance.now() + PATIENCE): void {
  if (!isWanted()) return
  const isLate = performance.now() >= until
  const target = isLate ? [...pointersUp(pointer), '/steps'].map(controlOf).find(Boolean) : controlOf(pointer)
  if (!target) {
    if (!isLate) requestAnimationFrame(() => focusPlace(pointer, isWanted, until))
    return
  }
  target.focus({ preventScroll: true })
  show(target)
  // What loads above it in the meantime moves it away.
  setTimeout(() => document.activeElement === target && show(target), SETTLE)
}

function show(control: HTMLElement): void {
  const block = document.getElementById(fieldIds(control.id).label) ?? control
  block.scrollIntoView?.({ block: 'start' })
}

/** Which steps are expanded, and how to get to any place of the design. */
export function useGoTo(design: JourneyDesign, onView: (view: EditorView) => void) {
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({})
  const latest = useRef('')
  const setOpen = (activity: string, is: boolean) => setOpened((before) => ({ ...before, [activity]: is }))
  /** Shows the section of a pointer, expands its step and focuses its field. */
  function goTo(problem: string) {
    const pointer = placeOf(problem, design)
    onView(viewAt(pointer))
    const [, part, index = ''] = pointer.split('/')
    const step = part === 'steps' && index !== '' ? design.steps[Number(index)] : undefined
    if (step) setOpen(step.activity_id, true)
    latest.current = pointer
    requestAnimationFrame(() => focusPlace(pointer, () => latest.current === pointer))
  }
  return { opened, setOpen, goTo }
}
