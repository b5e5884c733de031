import { type DragEvent, type KeyboardEvent, memo } from 'react'
import type { FormField, FormPage } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { IconGripVertical, IconPlus } from '#src/ui/icons.ts'
import { Menu } from '#src/ui/menus/Menu.tsx'
import { MenuGroup, MenuItem } from '#src/ui/menus/MenuParts.tsx'
import { placeId, type QuestionPlace } from '../definition/place.ts'
import { inRows, kindGroups } from '../definition/question-kinds.ts'
import { useEditor } from '../editor/editor-context.ts'
import styles from '../form-editor.module.css'
import { useNames } from '../texts/use-names.ts'
import { MoveButtons, OpenButton } from './RowParts.tsx'
import rows from './rows.module.css'
import { useMoves } from './use-moves.ts'

type Props = {
  page: FormPage
  at: number
  name: string
  /** The serialized place that is open; '' if not on this page. */
  current: string
  /** The serialized places with problems on this page, joined. */
  faulty: string
  isFirst: boolean
  isLast: boolean
}

/** The questions of one page in order, with those of a group below it. */
export const PageQuestions = memo(function PageQuestions(props: Props) {
  const { page, at: pageAt, name, current, faulty, isFirst, isLast } = props
  const { t } = useText('formEditor')
  const names = useNames()
  const wrong = new Set(faulty.split(' '))
  const ends = page.fields.length - 1
  const stateOf = (id: string) => ({ isCurrent: id === current, isFaulty: wrong.has(id) })
  return (
    <>
      {page.fields.length === 0 && <p className={styles.empty}>{t.formEditor.structure.empty()}</p>}
      <ol role="list" className={styles.rows}>
        {[...page.fields.entries()].map(([at, field]) => (
          <li key={at}>
            <QuestionRow
              field={field}
              page={pageAt}
              at={at}
              {...stateOf(placeId({ kind: 'question', page: pageAt, at }))}
              canRise={!(isFirst && at === 0)}
              canSink={!(isLast && at === ends)}
            />
            {field.type === 'group' && (
              <div className={styles.inner}>
                <ol role="list" className={styles.rows}>
                  {[...field.fields.entries()].map(([row, inner]) => (
                    <li key={row}>
                      <QuestionRow
                        field={inner}
                        page={pageAt}
                        at={at}
                        row={row}
                        {...stateOf(placeId({ kind: 'question', page: pageAt, at, row }))}
                        canRise={row > 0}
                        canSink={row < field.fields.length - 1}
                      />
                    </li>
                  ))}
                </ol>
                <AddQuestion
                  place={{ kind: 'question', page: pageAt, at, row: field.fields.length }}
                  to={names.question(field)}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      <AddQuestion place={{ kind: 'question', page: pageAt, at: page.fields.length }} to={name} />
    </>
  )
})

function AddQuestion({ place, to }: { place: QuestionPlace; to: string }) {
  const { t } = useText('formEditor')
  const moves = useMoves()
  const texts = t.formEditor
  return (
    <Menu
      align="start"
      label={texts.structure.addTo({ name: to })}
      trigger={
        <>
          <IconPlus aria-hidden size="1.125rem" />
          {texts.structure.addQuestion()}
        </>
      }
    >
      {kindGroups.map(({ name, kinds }) => (
        <MenuGroup key={name} label={texts.kindGroup[name]()}>
          {kinds
            .filter((kind) => place.row === undefined || inRows(kind))
            .map((kind) => (
              <MenuItem key={kind} onSelect={() => moves.add(place, kind)}>
                {texts.kind[kind]()}
              </MenuItem>
            ))}
        </MenuGroup>
      ))}
    </Menu>
  )
}

type QuestionRowProps = {
  field: FormField
  /** The place as numbers, which are stable props across renders. */
  page: number
  at: number
  row?: number
  isCurrent: boolean
  isFaulty: boolean
  canRise: boolean
  canSink: boolean
}

const ARROWS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/** A question of the list: opens its properties, and moves by buttons, keys or dragging. */
const QuestionRow = memo(function QuestionRow(props: QuestionRowProps) {
  const { field, page, at, row, isCurrent, isFaulty, canRise, canSink } = props
  const { t } = useText('formEditor')
  const editor = useEditor()
  const moves = useMoves()
  const names = useNames()
  const place: QuestionPlace = { kind: 'question', page, at, ...(row !== undefined && { row }) }
  const name = names.question(field)

  function press(event: KeyboardEvent) {
    const by = ARROWS[event.key]
    if (by === undefined || !event.altKey) return
    event.preventDefault()
    moves.step(place, by, 'row')
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.removeAttribute('data-over')
    const from = editor.dragged.get()
    editor.dragged.set(null)
    if (from) moves.drop(from, place)
  }
  const over = (event: DragEvent, on: boolean) => {
    if (!editor.dragged.get()) return
    event.preventDefault()
    event.currentTarget.toggleAttribute('data-over', on)
  }

  return (
    <div
      className={rows.row}
      data-current={isCurrent || undefined}
      draggable
      onDragStart={(event) => {
        event.stopPropagation()
        editor.dragged.set(place)
        event.dataTransfer.effectAllowed = 'move'
        // Firefox starts a drag only with data.
        event.dataTransfer.setData('text/plain', name)
      }}
      onDragEnd={() => editor.dragged.set(null)}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={drop}
    >
      <IconGripVertical className={rows.grip} aria-hidden size="1.125rem" />
      <OpenButton {...{ place, name, isCurrent, isFaulty }} onKeyDown={press}>
        {t.formEditor.kind[field.type]()}
      </OpenButton>
      <MoveButtons {...{ place, name, canRise, canSink }} onMove={(by) => moves.step(place, by, 'arrow')} />
    </div>
  )
})
