import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/messages/announcer.ts'
import { useEditor } from '../editor/editor-context.ts'
import { PANEL, moveId, rowId } from '../definition/element-ids.ts'
import { freshKey, keysIn } from '../definition/keys.ts'
import { type QuestionPlace, placeId, questionAt } from '../definition/place.ts'
import { type Addition, newQuestion } from '../definition/question-kinds.ts'
import {
  type Changed,
  duplicateQuestion,
  insertQuestion,
  moveQuestion,
  removeQuestion,
  siblingsOf,
  stepPlace,
} from '../definition/structure.ts'
import { useNames } from '../texts/use-names.ts'
import { useRemoved } from './use-removed.ts'

/** Where a dropped question lands: at the place of the one it is dropped on. */
function landing(from: QuestionPlace, to: QuestionPlace): QuestionPlace {
  // Moving a question into a group further down its own page shifts that group up by one.
  const leaves = from.row === undefined && to.row !== undefined && from.page === to.page && from.at < to.at
  return leaves ? { ...to, at: to.at - 1 } : to
}

/** Commands for questions of the list: each is announced, and the focus follows the question. */
export function useMoves() {
  const { t } = useText('formEditor')
  const editor = useEditor()
  const names = useNames()
  const removed = useRemoved()
  const texts = t.formEditor.structure

  function settle({ form, place }: Changed, focus: string): void {
    editor.edit(() => form)
    const at = place.row ?? place.at
    const within =
      place.row === undefined
        ? names.page(form, place.page)
        : names.question(form.pages[place.page]?.fields[place.at])
    const name = names.question(questionAt(form, place))
    announce(texts.moved({ name, number: at + 1, total: siblingsOf(form, place).length, within }))
    editor.focus(focus)
  }

  /** Moves one place up or down. The focus stays on the arrow, or moves to the other one at either end. */
  function step(place: QuestionPlace, by: -1 | 1, from: 'row' | 'arrow'): void {
    const form = editor.form()
    const to = stepPlace(form, place, by)
    if (!to) return
    const moved = moveQuestion(form, place, to)
    const further = stepPlace(moved.form, moved.place, by) !== undefined
    settle(moved, from === 'row' ? rowId(moved.place) : moveId(moved.place, further ? by : by === 1 ? -1 : 1))
  }

  function drop(from: QuestionPlace, to: QuestionPlace): void {
    const form = editor.form()
    if (placeId(from) === placeId(to)) return
    const moved = moveQuestion(form, from, landing(from, to))
    if (moved.form !== form) settle(moved, rowId(moved.place))
  }

  function toPage(place: QuestionPlace, page: number): void {
    const form = editor.form()
    const moved = moveQuestion(form, place, {
      kind: 'question',
      page,
      at: form.pages[page]?.fields.length ?? 0,
    })
    settle(moved, PANEL)
    editor.select(moved.place)
  }

  function add(place: QuestionPlace, kind: Addition): void {
    const form = editor.form()
    const field = newQuestion(kind, freshKey('question', keysIn(form)))
    const added = insertQuestion(form, place, field)
    editor.edit(() => added.form)
    announce(texts.added({ name: t.formEditor.kind[kind]() }))
    editor.select(added.place)
  }

  function duplicate(place: QuestionPlace): void {
    const copied = duplicateQuestion(editor.form(), place)
    editor.edit(() => copied.form)
    announce(t.formEditor.panel.duplicated())
    editor.select(copied.place)
  }

  function remove(place: QuestionPlace): void {
    const form = editor.form()
    const field = questionAt(form, place)
    if (!field) return
    const name = names.question(field)
    editor.edit(() => removeQuestion(form, place))
    const left = siblingsOf(editor.form(), place).length
    const before = { ...place, ...(place.row === undefined ? { at: place.at - 1 } : { row: place.row - 1 }) }
    const next = (place.row ?? place.at) < left ? place : left > 0 ? before : undefined
    const { row, ...group } = place
    editor.select(next ?? (row === undefined ? { kind: 'page', page: place.page } : group))
    removed(name, () => {
      editor.edit((now) => insertQuestion(now, place, field).form)
      editor.select(place)
    })
  }

  return { step, drop, toPage, add, duplicate, remove }
}
