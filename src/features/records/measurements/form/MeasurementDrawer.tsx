import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { safeParse } from 'zod/mini'
import { useCreateMeasurement, useUpdateMeasurement } from '#generated/endpoints/measurements/measurements.ts'
import type { MeasurementKind } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { saveChanges } from '#src/lib/objects/changed-fields.ts'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { Text } from '#src/ui/basics.tsx'
import { type Done, RecordDrawer } from '../../form/RecordDrawer.tsx'
import type { DrawerAddress } from '../../form/use-drawer-address.ts'
import { measuredText } from '../measurement-texts.ts'
import { lastOfEach, measurementDetail } from '../queries.ts'
import { measurementSchema, newMeasurement, toFormValues, toRequest } from './measurement-schema.ts'
import { MeasurementForm } from './MeasurementForm.tsx'

type Props = { patientId: string; kind: MeasurementKind | undefined; drawer: DrawerAddress }

/** Adds or edits a measurement: `?add=1`, `?edit={id}`; `kind` is chosen in advance. */
export function MeasurementDrawer({ patientId, kind, drawer }: Props) {
  const { t } = useText('measurements')
  const { state } = drawer
  const texts = t.measurements
  const title =
    state.mode === 'edit' ? texts.editKind[kind ?? 'any']() : kind ? texts.addKind[kind]() : texts.add()
  return (
    <RecordDrawer
      {...{ drawer, title }}
      missing={texts.missing()}
      failed={texts.failedOne()}
      add={(done) => <AddMeasurement {...{ patientId, kind, done }} label={title} onCancel={drawer.close} />}
      edit={(id, done) => (
        <EditMeasurement {...{ id, patientId, done }} label={title} onCancel={drawer.close} />
      )}
    />
  )
}

type FormProps = { patientId: string; label: string; done: Done; onCancel: () => void }

function AddMeasurement({ patientId, kind, label, done, onCancel }: FormProps & Pick<Props, 'kind'>) {
  const { t, locale } = useText('measurements', 'records', 'errors')
  // The unit is that of the last value, so the form waits for it; a failure leaves the metric unit.
  const { data: last, isPending } = useQuery(lastOfEach(patientId))
  const create = useCreateMeasurement()
  if (isPending) return <Skeleton cards={1} />
  const unit = last?.results.find((row) => row.kind === kind)?.unit
  return (
    <MeasurementForm
      {...{ patientId, label, onCancel }}
      latest={last?.results}
      defaultValues={newMeasurement(kind, unit, locale)}
      send={(checked) =>
        create.mutateAsync({
          data: { patient: patientId, kind: checked.kind, ...toRequest(checked, locale) },
        })
      }
      failed={t.errors.catalogue.createFailed()}
      onSaved={(saved) => done(t.records.shared.form.added({ name: measuredText(saved, { t, locale }) }))}
    />
  )
}

function EditMeasurement({ id, patientId, label, done, onCancel }: FormProps & { id: string }) {
  const { t, locale } = useText('measurements', 'records', 'errors')
  const { data: row } = useSuspenseQuery(measurementDetail(id))
  const update = useUpdateMeasurement()
  if (row.patient !== patientId) return <Text>{t.records.shared.form.gone()}</Text>
  if (!row.can_edit) return <Text>{t.records.shared.form.locked()}</Text>
  const defaultValues = toFormValues(row, locale)
  return (
    <MeasurementForm
      {...{ patientId, label, defaultValues, onCancel }}
      self={id}
      send={(checked) => {
        const before = safeParse(measurementSchema(locale), defaultValues)
        const after = toRequest(checked, locale)
        return saveChanges(row, before.success ? toRequest(before.data, locale) : {}, after, (data) =>
          update.mutateAsync({ id, data }),
        )
      }}
      failed={t.errors.catalogue.saveFailed()}
      onSaved={(now) => done(t.records.shared.form.saved({ name: measuredText(now, { t, locale }) }))}
    />
  )
}
