import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { FormField, FormFieldGroup, FormRow, FormRowField } from '#generated/model/index.ts'
import { getGetUploadQueryOptions } from '#generated/endpoints/uploads/uploads.ts'
import { useText } from '#src/i18n/use-text.ts'
import { shownFileName } from '#src/lib/files/file-rules.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { useFileSize } from '#src/ui/data/use-file-size.ts'
import { answerLines } from './answer-lines.ts'
import { type Answer, answerOf, type Answers, rowsOf } from './answers.ts'
import styles from '../forms.module.css'
import { LocalText } from '../questions/LocalText.tsx'
import { useRowName } from '../questions/use-row-name.ts'
import type { VisiblePage } from './visibility.ts'

type Props = {
  fields: readonly FormField[]
  answers: Answers
  /** The visible fields of each group, by row. */
  rows?: VisiblePage['rows']
  /** Rendered after each answer, for example a link to change it. */
  action?: (field: FormField) => ReactNode
}

const NO_ROWS: VisiblePage['rows'] = new Map()

/** Read-only questions and answers, without the text blocks in between. */
export function AnswerList({ fields, answers, rows = NO_ROWS, action }: Props) {
  const questions = fields.filter((field) => field.type !== 'info')
  return (
    <dl className={styles.answers}>
      {questions.map((field) => (
        <div key={field.key} className={styles.answer}>
          <dt>
            <LocalText text={field.label} />
          </dt>
          <AnswerText field={field} answer={answerOf(answers, field.key)} rows={rows} />
          {action && <dd className={styles.action}>{action(field)}</dd>}
        </div>
      ))}
    </dl>
  )
}

type TextProps = { field: FormField; answer: Answer | undefined; rows: VisiblePage['rows'] }

function AnswerText({ field, answer, rows }: TextProps) {
  const { t, locale, format } = useText('forms')
  const lines = answerLines(field, answer, { t, locale, format })
  if (lines.length === 0) return <dd className={styles.none}>{t.forms.answer.none()}</dd>
  if (field.type === 'group') {
    return (
      <dd>
        <RowsAnswer group={field} answers={rowsOf(answer)} shown={rows.get(field.key) ?? []} />
      </dd>
    )
  }
  if (field.type === 'matrix') {
    const { rows: questions, options } = field
    return (
      <dd>
        <div className={styles.readRows}>
          <AnswerList
            fields={questions.map(({ key, label }) => ({ type: 'choice', key, label, options }))}
            answers={rowsOf(answer)[0] ?? {}}
          />
        </div>
      </dd>
    )
  }
  if (field.type === 'file') {
    return (
      <dd>
        {rowsOf(answer).map((file) => (
          <span key={String(file['id'])} className={styles.line}>
            <FileLink file={file} />
          </span>
        ))}
      </dd>
    )
  }
  return (
    <dd data-long={field.type === 'paragraph' || undefined}>
      {field.type === 'signature' && (
        <span className={styles.statement}>
          <LocalText text={field.statement} />
        </span>
      )}
      {[...lines.entries()].map(([at, { text, lang }]) => (
        <span key={at} lang={lang} className={styles.line}>
          {text}
        </span>
      ))}
    </dd>
  )
}

type RowsProps = {
  group: FormFieldGroup
  answers: readonly FormRow[]
  /** The visible fields by row. */
  shown: readonly FormRowField[][]
}

function RowsAnswer({ group, answers, shown }: RowsProps) {
  const rowName = useRowName()
  return (
    <ul role="list" className={styles.readRows}>
      {[...answers.entries()].map(([at, row]) => (
        <li key={at}>
          <strong lang={rowName.kind(group).lang}>{rowName.name(group, at)}</strong>
          <AnswerList fields={shown[at] ?? group.fields} answers={row} />
        </li>
      ))}
    </ul>
  )
}

/** How long a signed URL is reused, in ms: well below the hour it is valid. */
const FRESH = 30 * 60_000

/** A link to a submitted file; only its name until the server returns a URL. */
function FileLink({ file }: { file: FormRow }) {
  const sizeText = useFileSize()
  const { data } = useQuery(
    getGetUploadQueryOptions(String(file['id']), {
      query: { staleTime: FRESH, refetchInterval: FRESH, retry: false },
    }),
  )
  const name = shownFileName(String(file['name']))
  const size = ` (${sizeText(Number(file['size']))})`
  if (!data?.url) return name + size
  return (
    <>
      <TextLink href={data.url}>{name}</TextLink>
      {size}
    </>
  )
}
