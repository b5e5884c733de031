import type { AttentionAnswer, AttentionItem } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { CellLines } from '#src/ui/CellLines.tsx'
import { CheckboxField } from '#src/ui/CheckboxField.tsx'
import { type Column, NOTHING } from '#src/ui/table-column.ts'
import { TextButton } from '#src/ui/TextButton.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './attention.module.css'
import { linkTo } from './attention-place.ts'
import type { Selection } from './selection.ts'
import { severityTones } from './severity.ts'
import { useAttentionWords } from './use-attention-words.ts'

/** Breaks a long address before its host, not inside a word. */
function breakAtHost(email: string) {
  const [name, host] = email.split('@')
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  )
}

/** The columns: choice, severity, person, event, time, and who is handling it. */
export function useWorklistColumns(
  act: (item: AttentionItem) => void,
  assign: (item: AttentionItem) => void,
  selection: Selection,
): readonly Column<AttentionItem>[] {
  const { t } = useText('attention')
  const words = useAttentionWords()
  const format = useFormat()
  const texts = t.attention
  const columns = texts.list
  const what = ({ task, kind }: AttentionItem) => task?.name ?? texts.kind[kind]()
  const answerText = ({ question, answer }: AttentionAnswer) => columns.answer({ question, answer })
  return [
    {
      id: 'choose',
      header: texts.many.choose(),
      tool: 'choose',
      cell: (item) => {
        const isChosen = selection.chosen.has(item.id)
        return (
          <CheckboxField
            label={<VisuallyHidden>{texts.many.chooseOne({ who: words.who(item) })}</VisuallyHidden>}
            value={isChosen}
            readOnly={selection.isFull && !isChosen}
            onChange={() => selection.toggle(item)}
          />
        )
      },
    },
    {
      id: 'severity',
      header: columns.severity(),
      sort: 'severity',
      sortedAs: 'level',
      cell: ({ severity, escalated_at: escalated }) => (
        <CellLines more={escalated !== null && texts.escalated()}>
          <Badge tone={severityTones[severity]}>{texts.severity[severity]()}</Badge>
        </CellLines>
      ),
    },
    {
      id: 'who',
      header: columns.who(),
      isName: true,
      cell: (item) => (
        <span data-item={item.id} className={styles.who}>
          <CellLines
            more={item.date_of_birth && columns.born({ date: format.shortDate(item.date_of_birth) })}
          >
            <TextLink {...linkTo(item)}>
              {item.patient?.display_name ?? breakAtHost(item.email ?? '')}
            </TextLink>
          </CellLines>
        </span>
      ),
    },
    {
      id: 'what',
      header: columns.what(),
      clip: (item) => [what(item), ...item.answers.map(answerText)].join('\n'),
      cell: (item) => (
        <span lang={words.lang(item)}>
          <CellLines more={item.answers.map(answerText).join(' · ')}>{what(item)}</CellLines>
        </span>
      ),
    },
    {
      id: 'journey',
      header: columns.journey(),
      clip: ({ process_definition_name: name }) => name ?? '',
      cell: (item) => <span lang={words.lang(item)}>{item.process_definition_name}</span>,
    },
    {
      id: 'since',
      header: columns.since(),
      onPhone: 'named',
      sort: 'since',
      sortedAs: 'date',
      cell: (item) => (
        <>
          <time dateTime={item.since}>{format.shortRelativeDay(item.since)}</time>
          {item.acknowledged_by && <> · {columns.by({ name: item.acknowledged_by.display_name })}</>}
        </>
      ),
    },
    {
      id: 'assignee',
      header: columns.assignee(),
      onPhone: 'named',
      cell: (item) => {
        const { acknowledged_by: by, assigned_to: to } = item
        if (by !== null) return to?.display_name ?? NOTHING
        const name = to?.display_name ?? columns.nobody()
        const action = texts.assign.change({ name })
        return (
          <TextButton aria-label={texts.about({ action, who: words.who(item) })} onClick={() => assign(item)}>
            {name}
          </TextButton>
        )
      },
    },
    {
      id: 'actions',
      header: columns.actions(),
      tool: 'actions',
      cell: (item) => {
        const action = item.acknowledged_by === null ? texts.take.button() : texts.taken.back()
        return (
          <Button
            variant="quiet"
            size="sm"
            aria-label={texts.about({ action, who: words.who(item) })}
            onClick={() => act(item)}
          >
            {action}
          </Button>
        )
      },
    },
  ]
}
