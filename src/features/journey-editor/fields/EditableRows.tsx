import { type ReactNode, useRef } from 'react'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconPlus, IconTrash } from '#src/ui/icons.ts'
import { Stack } from '#src/ui/basics.tsx'
import styles from '../journey-editor.module.css'
import { useRowKeys } from './use-row-keys.ts'

const FIELDS = 'input, select, textarea'

type Props<Row> = {
  /** The id of the add button. */
  id: string
  rows: readonly Row[]
  texts: { add: () => string; remove: (row: { number: number }) => string }
  onAdd: () => void
  /** Called with the remaining rows. */
  onRemove: (left: Row[]) => void
  isFull: boolean
  /** Names a row that has several fields. */
  legend?: (row: { number: number }) => string
  error?: ReactNode
  children: (row: Row, index: number) => ReactNode
}

/** Rows to add and remove. The first field of a new row takes the focus; after a removal, the add button. */
export function EditableRows<Row>(props: Props<Row>) {
  const { id, rows, texts, onAdd, onRemove, isFull, legend, error, children } = props
  const { keys, remove } = useRowKeys(rows.length)
  const lastRow = useRef<HTMLDivElement>(null)
  const addRow = () => {
    onAdd()
    // after the row is rendered
    setTimeout(() => lastRow.current?.querySelector<HTMLElement>(FIELDS)?.focus())
  }
  const removeRow = (index: number) => {
    remove(index)
    onRemove(rows.filter((_, at) => at !== index))
    document.getElementById(id)?.focus()
  }
  return (
    <>
      {rows.map((row, index) => {
        const number = index + 1
        const content = (
          <Stack gap={legend ? 'md' : 'sm'}>
            {children(row, index)}
            <div>
              <Button size="sm" variant="quiet" icon={IconTrash} onClick={() => removeRow(index)}>
                {texts.remove({ number })}
              </Button>
            </div>
          </Stack>
        )
        return (
          <div key={keys[index]} ref={index === rows.length - 1 ? lastRow : undefined}>
            {legend ? (
              <fieldset className={styles.part}>
                <legend>{legend({ number })}</legend>
                {content}
              </fieldset>
            ) : (
              content
            )}
          </div>
        )
      })}
      {error}
      <div>
        <Button id={id} size="sm" variant="secondary" icon={IconPlus} disabled={isFull} onClick={addRow}>
          {texts.add()}
        </Button>
      </div>
    </>
  )
}
