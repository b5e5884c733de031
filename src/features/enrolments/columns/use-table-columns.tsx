import { Fragment, type ReactNode } from 'react'
import type { EnrolmentColumn, ProcessInstance } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { VisuallyHidden } from '#src/ui/basics.tsx'
import { Badge, type Tone } from '#src/ui/data/Badge.tsx'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import type { Column } from '#src/ui/lists/table-column.ts'
import { EnrolmentMenu } from '../actions/EnrolmentMenu.tsx'
import type { Selection } from '../actions/selection.ts'
import styles from '../enrolments.module.css'
import { orderings } from '../list/list-rules.ts'
import { type State, stateOf } from '../list/state.ts'
import { cellText } from './values.ts'

/** The sort key of a column; a journey's variables cannot be sorted. */
const sortOf = (key: string): string | undefined =>
  Object.entries(orderings).find(([column]) => column === key)?.[1]

/** Columns whose values need no label. */
const plain: ReadonlySet<string> = new Set(['status', 'current_step'])

/** The table columns, between the selection checkbox and the row menu. */
export function useTableColumns(
  shown: readonly EnrolmentColumn[],
  selection: Selection,
): readonly Column<ProcessInstance>[] {
  const { t, format } = useText('enrolments')
  const texts = t.enrolments.table
  const cell = (column: EnrolmentColumn, row: ProcessInstance): ReactNode => {
    if (column.key === 'name') return <PersonLink enrolment={row} />
    if (column.key === 'status') return <StateBadge enrolment={row} />
    if (column.key === 'enrolled_at')
      return <time dateTime={row.enrolled_at}>{format.shortDate(row.enrolled_at)}</time>
    if (column.key === 'last_activity_at')
      return <time dateTime={row.last_activity_at}>{format.shortRelativeDay(row.last_activity_at)}</time>
    const nothing = column.key === 'current_step' ? texts.noStep() : texts.nothing()
    return cellText(column, row, { t, format: { ...format, date: format.shortDate }, nothing })
  }
  return [
    {
      id: 'choose',
      header: texts.choose(),
      tool: 'choose',
      cell: (row) => <ChooseBox {...{ row, selection }} />,
    },
    ...shown.map((column): Column<ProcessInstance> => {
      const sort = sortOf(column.key)
      return {
        id: column.key,
        header: column.label,
        cell: (row) => cell(column, row),
        onPhone: plain.has(column.key) ? undefined : 'named',
        ...(sort && { sort, sortedAs: column.kind === 'date_time' ? 'date' : 'text' }),
        ...(column.key === 'name' && { isName: true }),
        ...(column.key === 'current_step' && { clip: ({ next_task: step }) => step?.name ?? '' }),
        ...(column.kind === 'number' && { align: 'end' }),
      }
    }),
    {
      id: 'actions',
      header: texts.actions(),
      tool: 'actions',
      cell: (row) => <EnrolmentMenu enrolment={row} />,
    },
  ]
}

function ChooseBox({ row, selection }: { row: ProcessInstance; selection: Selection }) {
  const { t } = useText('enrolments')
  const isEveryone = selection.everyone !== undefined
  const isChosen = isEveryone || selection.chosen.has(row.id)
  return (
    <CheckboxField
      label={
        <VisuallyHidden>{t.enrolments.table.chooseOne({ name: row.patient.display_name })}</VisuallyHidden>
      }
      value={isChosen}
      readOnly={isEveryone || (selection.isFull && !isChosen)}
      onChange={() => selection.toggle(row)}
    />
  )
}

function PersonLink({ enrolment }: { enrolment: ProcessInstance }) {
  const { id, organization, process_definition: journeyId, patient } = enrolment
  const to = paths.provider.providerActions({ organizationId: organization, journeyId, enrolmentId: id })
  return <TextLink to={to}>{patient.display_name}</TextLink>
}

const tones: Readonly<Record<State, Tone>> = {
  pending: 'neutral',
  active: 'primary',
  enrolled: 'neutral',
  completed: 'success',
  cancelled: 'neutral',
}

function StateBadge({ enrolment }: { enrolment: ProcessInstance }) {
  const { t } = useText('enrolments')
  const state = stateOf(enrolment)
  const late = { patient: enrolment.overdue_task_count, careTeam: enrolment.overdue_care_team_task_count }
  return (
    <span className={styles.states}>
      <Badge tone={tones[state]}>{t.enrolments.status[state]()}</Badge>
      {(['patient', 'careTeam'] as const).map(
        (whose) =>
          late[whose] > 0 && (
            <Fragment key={whose}>
              {/* separates the words for screen readers */}{' '}
              <Badge tone="warning">{t.enrolments.overdue[whose]({ count: late[whose] })}</Badge>
            </Fragment>
          ),
      )}
      {enrolment.account_closed_at && (
        <>
          {' '}
          <Badge tone="neutral">{t.enrolments.accountClosed()}</Badge>
        </>
      )}
    </span>
  )
}
