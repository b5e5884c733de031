import type { MeasurementKind, Patient } from '#generated/model/index.ts'
import { type DrawerAddress, useDrawerAddress } from '#src/features/records/form/use-drawer-address.ts'
import { MeasurementDrawer } from '#src/features/records/measurements/form/MeasurementDrawer.tsx'
import { MeasurementCards } from '#src/features/records/measurements/list/MeasurementCards.tsx'
import { kindFrom } from '#src/features/records/measurements/measurement-rules.ts'
import { MeasurementHistory } from '#src/features/records/measurements/one/MeasurementHistory.tsx'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { lazy } from 'react'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'

export const title = (t: Texts): string => t.measurements.title()

const ImportMeasurements = lazy(() =>
  import('#src/features/records/measurements/import/ImportMeasurements.tsx').then((module) => ({
    default: module.ImportMeasurements,
  })),
)

/** Measurements; `?import=1` imports a file, `?kind=` shows one kind, `for` chooses the kind to add. */
export default function MeasurementsPage() {
  const { patientId } = useRouteParams('patientId')
  const [query] = useSearchParams()
  const drawer = useDrawerAddress()
  const kind = kindFrom(query.get('kind'))
  return (
    <RecordScope patientId={patientId}>
      {(profile) =>
        query.has('import') ? (
          <FromFile profile={profile} />
        ) : (
          <>
            <Measurements key={kind ?? ''} {...{ profile, kind, drawer }} />
            <MeasurementDrawer {...{ patientId, drawer }} kind={kind ?? kindFrom(query.get('for'))} />
          </>
        )
      }
    </RecordScope>
  )
}

function FromFile({ profile }: { profile: Patient }) {
  const { t } = useText('measurements')
  const { id: patientId } = profile
  const texts = t.measurements
  return (
    <>
      <RecordHeader
        profile={profile}
        title={texts.file.title()}
        subtitle={texts.file.intro()}
        back={{ label: texts.back(), to: paths.patient.healthStory.measurements({ patientId }) }}
      />
      <Region title={texts.failed()} pending={<Skeleton cards={1} />}>
        <ImportMeasurements patientId={patientId} />
      </Region>
    </>
  )
}

type Props = { profile: Patient; kind: MeasurementKind | undefined; drawer: DrawerAddress }

function Measurements({ profile, kind, drawer }: Props) {
  const { t } = useText('measurements', 'records')
  const { id: patientId } = profile
  const texts = t.measurements
  const story = paths.patient.healthStory
  return (
    <>
      <RecordHeader
        profile={profile}
        title={kind ? texts.kind[kind]() : texts.title()}
        subtitle={kind ? undefined : texts.intro()}
        back={
          kind
            ? { label: texts.back(), to: story.measurements({ patientId }) }
            : { label: t.records.shared.everything(), to: story.records({ patientId }) }
        }
        actions={
          <>
            <ButtonLink to={drawer.addTo} state={drawer.linkState} icon={IconPlus}>
              {kind ? texts.addKind[kind]() : texts.add()}
            </ButtonLink>
            {!kind && (
              <ButtonLink to={story.measurements({ patientId }, { import: '1' })} variant="secondary">
                {texts.file.action()}
              </ButtonLink>
            )}
          </>
        }
      />
      <Region title={texts.failed()} pending={<Skeleton cards={2} />}>
        {kind ? (
          <MeasurementHistory {...{ patientId, kind, drawer }} />
        ) : (
          <MeasurementCards {...{ patientId, drawer }} />
        )}
      </Region>
    </>
  )
}
