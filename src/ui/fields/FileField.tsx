import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import {
  type FileKind,
  fileProblem,
  type FileProblem,
  MOST_BYTES,
  shownFileName,
} from '#src/lib/files/file-rules.ts'
import { buttonClass } from '../actions/Button.tsx'
import { ChosenFile } from './ChosenFile.tsx'
import { classes } from '../classes.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { describedBy, fieldIds, type FieldProps } from './field-props.ts'
import styles from './file.module.css'
import { IconUpload } from '../icons.ts'
import { useFileSize } from '../data/use-file-size.ts'
import { useProblemText } from '../forms/use-problem-text.ts'

type Props = Omit<FieldProps, 'name' | 'onBlur'> & {
  value: File | null
  /** Called only with files that pass validation. */
  onChange: (file: File | null) => void
  /** Called with the reason the last file was rejected, or null if it was accepted. */
  onRefused?: (problem: string | null) => void
  kinds: readonly FileKind[]
  mostBytes?: number
  /** Accepted files, shown above the button. */
  children?: ReactNode
  /** Why no more files can be added right now; the field keeps the focus. */
  closed?: string | undefined
  /** Accepts several files: `onChange` is called for each. */
  multiple?: boolean
}

type Refusal = { name: string; why: FileProblem | 'unreadable' | 'one' }

/** A file chosen by button or drop (2.5.7), validated before upload (VAL-55..57). */
export function FileField(props: Props) {
  const { label, description, error, required, optional, readOnly, id, value, onChange, kinds } = props
  const { mostBytes = MOST_BYTES, children, closed, multiple = false, onRefused } = props
  const isOpen = !readOnly && closed === undefined
  const { t } = useText('kit', 'validation')
  const texts = t.kit.file
  const problemText = useProblemText()
  const sizeText = useFileSize()
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const [checking, setChecking] = useState(false)
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(0)
  const ownId = useId()
  const ids = fieldIds(id ?? ownId)
  const limitsId = `${ids.input}-limits`

  const checked = (file: File) => fileProblem(file, kinds, mostBytes).catch(() => 'unreadable' as const)

  async function take(files: readonly File[]) {
    const [first, another] = files
    if (!first || !isOpen) return
    if (another && !multiple) return refuse([{ name: first.name, why: 'one' }])
    const turn = ++latest.current
    setChecking(true)
    const refused: Refusal[] = []
    for (const file of files) {
      const why = await checked(file)
      // Another file may have been chosen while this one was being read.
      if (turn !== latest.current) return
      if (why) refused.push({ name: shownFileName(file.name), why })
      else onChange(file)
    }
    setChecking(false)
    refuse(refused)
  }

  const said = ({ name, why }: Refusal) => {
    const text = typeof why === 'string' ? texts[why]() : problemText(why)
    return multiple ? texts.of({ name, problem: text }) : text
  }
  // The reason for a rejection is more useful than 'required'.
  const message = refusals.map(said).join(' · ') || error
  function refuse(refused: readonly Refusal[]) {
    setRefusals(refused)
    onRefused?.(refused.map(said).join(' · ') || null)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take([...event.dataTransfer.files])
  }
  const remove = () => {
    latest.current += 1
    onChange(null)
    // The pressed button was removed: keeps the focus in the field.
    input.current?.focus()
  }

  return (
    <FieldGroup {...{ label, description, error: message, required, optional, ids }} role="group">
      {value && (
        <ChosenFile
          name={shownFileName(value.name)}
          size={sizeText(value.size)}
          onRemove={readOnly ? undefined : remove}
        />
      )}
      {children}
      <div
        className={styles.zone}
        data-over={over || undefined}
        data-closed={!isOpen || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(isOpen)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconUpload aria-hidden size="1.75rem" />
        <label className={classes(buttonClass({ variant: 'secondary', size: 'sm' }), styles.button)}>
          {value ? texts.replace() : texts.choose()}
          <input
            ref={input}
            id={ids.input}
            type="file"
            multiple={multiple}
            className={styles.input}
            accept={kinds.flatMap(({ type, endings }) => [type, ...endings]).join(',')}
            disabled={readOnly}
            aria-disabled={closed !== undefined || undefined}
            onClick={(event) => {
              if (!isOpen) event.preventDefault()
            }}
            aria-invalid={message ? true : undefined}
            aria-describedby={[describedBy(ids, { description, error: message }), limitsId]
              .filter(Boolean)
              .join(' ')}
            onChange={(event) => {
              void take([...(event.target.files ?? [])])
              // Allows choosing the same file again, for example after fixing it.
              event.target.value = ''
            }}
          />
        </label>
        <span className={styles.drop}>{texts.drop()}</span>
        <span id={limitsId} className={styles.limits}>
          {closed ??
            texts.limits({ types: kinds.map(({ name }) => name).join(', '), max: sizeText(mostBytes) })}
        </span>
        <span role="status" className={styles.limits}>
          {checking && texts.checking()}
        </span>
      </div>
    </FieldGroup>
  )
}
