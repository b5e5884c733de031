import { usePrefetchQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Measurement, MeasurementKind, MeasurementTarget } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { Sparkline } from '#src/ui/data/Sparkline.tsx'
import { IconHeartbeat, IconPlus } from '#src/ui/icons.ts'
import { Group, Stack, Text, Title, VisuallyHidden } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { CardLink } from '#src/ui/layout/CardLink.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import type { DrawerAddress } from '../../form/use-drawer-address.ts'
import { kinds } from '../measurement-rules.ts'
import { measuredText } from '../measurement-texts.ts'
import { latestOfEach, recentOfAll } from '../queries.ts'
import { inUnitOf } from '../one/trend-points.ts'
import { TargetsFailed } from '../targets/TargetLines.tsx'
import { inUnit, placeWords, shortWords, targetWords } from '../targets/target-words.ts'
import { targetsOf, useTargets } from '../targets/use-targets.ts'
import styles from '../measurements.module.css'

type Props = { patientId: string; drawer: DrawerAddress }

/** A card for each kind that has values, with the latest; the other kinds are below. */
export function MeasurementCards({ patientId, drawer }: Props) {
  const { t } = useText('measurements')
  usePrefetchQuery(targetsOf(patientId))
  const { data } = useSuspenseQuery(latestOfEach(patientId))
  const { targets, isPending, hasFailed, retry } = useTargets(patientId)
  const { data: recent } = useQuery(recentOfAll(patientId))
  const texts = t.measurements
  const addTo = (kind: MeasurementKind) => `${drawer.addTo}&for=${kind}`
  const others = kinds.filter((kind) => data.results.every((row) => row.kind !== kind))
  if (isPending) return <Skeleton cards={2} />
  return (
    <Stack gap="lg">
      {hasFailed && <TargetsFailed retry={retry} />}
      {data.results.length === 0 ? (
        <EmptyState title={texts.empty.title()} icon={IconHeartbeat}>
          {texts.empty.body()}
        </EmptyState>
      ) : (
        <ul role="list" className={styles.cards} aria-label={texts.title()}>
          {data.results.map((latest) => (
            <KindCard
              key={latest.kind}
              {...{ patientId, latest }}
              recent={recent?.results.filter(({ kind }) => kind === latest.kind) ?? []}
              targets={targets.filter(({ kind }) => kind === latest.kind)}
              add={{ to: addTo(latest.kind), state: drawer.linkState }}
            />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <Stack as="section" gap="sm">
          <Title level={2} size={3}>
            {data.results.length === 0 ? texts.field.kind() : texts.others()}
          </Title>
          <OtherTargets targets={targets.filter(({ kind }) => others.includes(kind))} />
          <Group gap="sm">
            {others.map((kind) => (
              <ButtonLink key={kind} to={addTo(kind)} state={drawer.linkState} variant="secondary">
                {texts.addKind[kind]()}
              </ButtonLink>
            ))}
          </Group>
        </Stack>
      )}
    </Stack>
  )
}

/** Targets for what has no values yet. */
function OtherTargets({ targets }: { targets: readonly MeasurementTarget[] }) {
  const { t, locale } = useText('measurements')
  const texts = t.measurements.targets
  if (targets.length === 0) return null
  return (
    <Stack gap="xs">
      <Text strong>{texts.title()}</Text>
      <ul className={styles.lines}>
        {targets.map((target) => (
          <li key={target.id}>
            {texts.kind({
              kind: t.measurements.kind[target.kind](),
              target: targetWords(target, { t, locale }),
            })}
          </li>
        ))}
      </ul>
    </Stack>
  )
}

type CardProps = {
  patientId: string
  latest: Measurement
  /** The latest values of this kind, newest first. */
  recent: readonly Measurement[]
  /** Of this kind. */
  targets: readonly MeasurementTarget[]
  add: { to: string; state: unknown }
}

function KindCard({ patientId, latest, recent, targets, add }: CardProps) {
  const { t, locale, format } = useText('measurements')
  const texts = t.measurements
  const { kind } = latest
  const to = paths.patient.healthStory.measurements({ patientId }, { kind })
  return (
    <Card as="li" className={styles.card}>
      <Title level={2} size={4}>
        <CardLink to={to}>{texts.kind[kind]()}</CardLink>
      </Title>
      <p className={styles.big}>{measuredText(latest, { t, locale })}</p>
      {targets.map((given) => {
        const target = inUnit(given, latest.unit)
        const only = targets.length === 1
        return (
          <Text key={given.id} size="sm" className={styles.target}>
            {shortWords(target, only, { t, locale })}. {placeWords(latest, target, { t, locale }).places}
          </Text>
        )
      })}
      <div className={styles.spark}>
        <Sparkline values={recent.toReversed().map((row) => inUnitOf(latest, row))} />
      </div>
      <Text tone="secondary" size="sm">
        {format.relativeDay(latest.measured_at)}
      </Text>
      <div className={styles.add} data-no-print>
        <ButtonLink {...add} variant="secondary" size="sm" icon={IconPlus}>
          <span aria-hidden>{texts.quick()}</span>
          <VisuallyHidden>{texts.addKind[kind]()}</VisuallyHidden>
        </ButtonLink>
      </div>
    </Card>
  )
}
