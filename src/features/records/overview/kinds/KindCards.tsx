import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getListMeasurementsQueryOptions } from '#generated/endpoints/measurements/measurements.ts'
import { getListRecordStatementsQueryOptions } from '#generated/endpoints/record-statements/record-statements.ts'
import { getListTestResultsQueryOptions } from '#generated/endpoints/test-results/test-results.ts'
import type { RecordStatementStatus } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Text, Title, VisuallyHidden } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { CardLink } from '#src/ui/layout/CardLink.tsx'
import { type Icon, IconHeartbeat, IconPlus } from '#src/ui/icons.ts'
import { addTo, kindIcons, type KindName, kindNames, listOf, wireKind } from './kinds.ts'
import styles from '../overview.module.css'
import type { RecordPage } from './record-pages.ts'
import type { KindPage } from './use-record-pages.ts'

type Props = { patientId: string; pages: readonly KindPage[] }

/** Cards linking to each kind of records, with count and last change (2.3). */
export function KindCards({ patientId, pages }: Props) {
  const { t } = useText('records')
  // Statements and new records are optional: they never delay or fail the page.
  const { data: said } = useQuery(getListRecordStatementsQueryOptions({ patient: patientId }))
  const { data: fresh } = useQuery(
    getListTestResultsQueryOptions({ patient: patientId, is_new: true, page_size: 1 }),
  )
  const statusOf = (kind: KindName) => said?.results.find((one) => one.kind === wireKind[kind])?.status
  return (
    <ul role="list" className={styles.cards} aria-label={t.records.overview.byKind()}>
      {kindNames.map((kind) => (
        <KindCard
          key={kind}
          {...{ kind, patientId, status: statusOf(kind) ?? null }}
          newCount={kind === 'testResults' ? (fresh?.count ?? 0) : 0}
          found={pages.find((page) => page.kind === kind)}
        />
      ))}
      <MeasurementsCard patientId={patientId} />
    </ul>
  )
}

type CardProps = {
  kind: KindName
  patientId: string
  found: KindPage | undefined
  status: RecordStatementStatus | null
  /** The number of records the person has not seen yet. */
  newCount: number
}

function KindCard({ kind, patientId, found, status, newCount }: CardProps) {
  const { t } = useText('records')
  return (
    <OverviewCard
      icon={kindIcons[kind]}
      words={t.records.overview.kinds[kind]}
      to={listOf(kind, patientId)}
      addTo={addTo(kind, patientId)}
    >
      <KindState {...{ found, status, newCount }} />
    </OverviewCard>
  )
}

/** The measurements, which have values over time instead of records with a name. */
function MeasurementsCard({ patientId }: { patientId: string }) {
  const { t } = useText('records')
  const { data, isError, refetch } = useQuery(
    getListMeasurementsQueryOptions({ patient: patientId, page_size: 1 }),
  )
  const { measurements } = paths.patient.healthStory
  const found = {
    page: data && { count: data.count, updatedAt: data.results[0]?.measured_at ?? null },
    failed: isError && data === undefined,
    retry: () => void refetch(),
  }
  return (
    <OverviewCard
      icon={IconHeartbeat}
      words={t.records.overview.measurements}
      to={measurements({ patientId })}
      addTo={measurements({ patientId }, { add: '1' })}
    >
      <KindState found={found} status={null} newCount={0} />
    </OverviewCard>
  )
}

type Counted = Pick<RecordPage, 'count' | 'updatedAt'>

type OverviewCardProps = {
  icon: Icon
  words: Readonly<Record<'name' | 'about' | 'add', () => string>>
  to: string
  addTo: string
  children: ReactNode
}

function OverviewCard({ icon: CardIcon, words, to, addTo, children }: OverviewCardProps) {
  const { t } = useText('records')
  return (
    <Card as="li" className={styles.card}>
      <span className={styles.icon}>
        <CardIcon aria-hidden size="1.5rem" />
      </span>
      <Title level={2} size={3}>
        <CardLink to={to}>{words.name()}</CardLink>
      </Title>
      <Text tone="secondary" className={styles.about}>
        {words.about()}
      </Text>
      <div className={styles.state}>{children}</div>
      <div className={styles.add} data-no-print>
        <ButtonLink to={addTo} variant="secondary" size="sm" icon={IconPlus}>
          <span aria-hidden className={styles.addWord}>
            {t.records.overview.add()}
          </span>
          <VisuallyHidden>{words.add()}</VisuallyHidden>
        </ButtonLink>
      </div>
    </Card>
  )
}

type StateProps = Pick<CardProps, 'status' | 'newCount'> & {
  found: (Pick<KindPage, 'failed' | 'retry'> & { page: Counted | undefined }) | undefined
}

/** The number of records; a failed count shows an error without affecting the others. */
function KindState({ found, status, newCount }: StateProps) {
  const { t, format } = useText('records')
  const texts = t.records.overview
  if (!found) return null
  if (found.failed) {
    return (
      <>
        <Text size="sm" tone="danger">
          {texts.countFailed()}
        </Text>
        <Button variant="quiet" size="sm" onClick={found.retry}>
          {t.actions.retry()}
        </Button>
      </>
    )
  }
  if (!found.page) return <span className={styles.waiting} aria-hidden />
  const { count, updatedAt } = found.page
  if (count > 0) {
    return (
      <>
        <Text strong>{texts.count({ count })}</Text>
        {newCount > 0 && <Badge tone="primary">{texts.newCount({ count: newCount })}</Badge>}
        {updatedAt && (
          <Text size="sm" tone="secondary">
            {texts.updated({ date: format.date(updatedAt) })}
          </Text>
        )}
      </>
    )
  }
  return <Text size="sm">{status === null ? texts.none() : <Said status={status} />}</Text>
}

function Said({ status }: { status: RecordStatementStatus }) {
  const { t } = useText('records')
  const { said } = t.records.overview
  switch (status) {
    case 'none_known':
      return said.noneKnown()
    case 'unknown':
      return said.unknown()
    case 'declined':
      return said.declined()
  }
}
