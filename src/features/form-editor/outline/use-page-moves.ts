import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/messages/announcer.ts'
import { useEditor } from '../editor/editor-context.ts'
import { moveId } from '../definition/element-ids.ts'
import { addPage, duplicatePage, movePage, removePage } from '../definition/structure.ts'
import { useNames } from '../texts/use-names.ts'
import { useRemoved } from './use-removed.ts'

export function usePageMoves() {
  const { t } = useText('formEditor')
  const editor = useEditor()
  const names = useNames()
  const removed = useRemoved()
  const texts = t.formEditor.structure

  function add(): void {
    editor.edit((form) => addPage(form))
    const form = editor.form()
    const page = form.pages.length - 1
    announce(texts.added({ name: names.page(form, page) }))
    editor.select({ kind: 'page', page })
  }

  function step(page: number, by: -1 | 1): void {
    editor.edit((form) => movePage(form, page, page + by))
    const { pages } = editor.form()
    const at = page + by
    announce(texts.pageMoved({ name: names.page(editor.form(), at), number: at + 1, total: pages.length }))
    const further = at + by >= 0 && at + by < pages.length
    editor.focus(moveId({ kind: 'page', page: at }, further ? by : by === 1 ? -1 : 1))
  }

  function duplicate(page: number): void {
    editor.edit((form) => duplicatePage(form, page))
    announce(t.formEditor.panel.duplicated())
    editor.select({ kind: 'page', page: page + 1 })
  }

  function remove(page: number): void {
    const form = editor.form()
    const gone = form.pages[page]
    if (!gone) return
    const name = names.page(form, page)
    editor.edit((now) => removePage(now, page))
    const left = editor.form().pages.length
    editor.select(left > 0 ? { kind: 'page', page: Math.min(page, left - 1) } : { kind: 'form' })
    removed(name, () => {
      editor.edit((now) => addPage(now, page, gone))
      editor.select({ kind: 'page', page })
    })
  }

  return { add, step, duplicate, remove }
}
