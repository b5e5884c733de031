import type { AttentionItem } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { VisuallyHidden } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { CellLines } from '#src/ui/lists/CellLines.tsx'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { type Column, NOTHING } from '#src/ui/lists/table-column.ts'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from '../attention.module.css'
import { linkTo } from '../attention-place.ts'
import type { Selection } from './selection.ts'
import { severityTones } from '../severity.ts'
import { useAttentionWords } from '../use-attention-words.ts'

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
  const { t, format } = useText('attention')
  const words = useAttentionWords()
  const texts = t.attention
  const columns = texts.list
  const what = ({ task, kind }: AttentionItem) => task?.name ?? texts.kind[kind]()
  const placeText = (item: AttentionItem) =>
    [what(item), item.process_definition_name].filter((text) => text !== null).join(' · ')
  /** The answer first: a long question is clipped. */
  const answersText = ({ answers }: AttentionItem) =>
    answers.map(({ question, answer }) => columns.answered({ question, answer })).join(' · ')
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
      cell: ({ severity }) => <Badge tone={severityTones[severity]}>{texts.severity[severity]()}</Badge>,
    },
    {
      id: 'who',
      header: columns.who(),
      isName: true,
      cell: (item) => (
        <span data-item={item.id} className={styles.who}>
          <CellLines
            more={
              item.date_of_birth && (
                <>
                  <VisuallyHidden>{columns.born()} </VisuallyHidden>
                  <time dateTime={item.date_of_birth}>{format.shortDate(item.date_of_birth)}</time>
                </>
              )
            }
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
      clip: (item) => [placeText(item), ...item.answers.map((answer) => columns.answer(answer))].join('\n'),
      cell: (item) => (
        <CellLines more={item.answers.length > 0 && <span lang={words.lang(item)}>{answersText(item)}</span>}>
          <span lang={words.lang(item)}>{placeText(item)}</span>
        </CellLines>
      ),
    },
    {
      id: 'since',
      header: columns.since(),
      onPhone: 'named',
      sort: 'since',
      sortedAs: 'date',
      cell: (item) => (
        <CellLines more={item.escalated_at !== null && texts.escalated()}>
          <time dateTime={item.since}>{format.shortRelativeDay(item.since)}</time>
          {item.acknowledged_by && <> · {columns.by({ name: item.acknowledged_by.display_name })}</>}
        </CellLines>
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
