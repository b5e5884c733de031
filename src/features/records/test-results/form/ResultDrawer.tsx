import { useSuspenseQuery } from '@tanstack/react-query'
import { safeParse } from 'zod/mini'
import { useCreateTestResult, useUpdateTestResult } from '#generated/endpoints/test-results/test-results.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/basics.tsx'
import { saveChanges } from '#src/lib/objects/changed-fields.ts'
import { type Done, RecordDrawer } from '../../form/RecordDrawer.tsx'
import type { DrawerAddress } from '../../form/use-drawer-address.ts'
import { resultDetail } from '../queries.ts'
import { emptyResult, resultSchema, toFormValues, toRequest } from './result-schema.ts'
import { ResultForm } from './ResultForm.tsx'

type Props = { patientId: string; drawer: DrawerAddress }

/** Adds or edits a result: `?add=1`, `?edit={id}` (ROUTE-49). */
export function ResultDrawer({ patientId, drawer }: Props) {
  const { t } = useText('records', 'errors')
  const { state } = drawer
  const texts = t.records.testResults
  const title =
    state.mode === 'edit' ? texts.editTitle({ test: texts.drill.documentTitle() }) : texts.addTitle()
  return (
    <RecordDrawer
      {...{ drawer, title }}
      failed={texts.failed()}
      add={(done) => <AddResult {...{ patientId, done }} label={title} onCancel={drawer.close} />}
      edit={(id, done) => <EditResult {...{ id, patientId, done }} label={title} onCancel={drawer.close} />}
    />
  )
}

type FormProps = { patientId: string; label: string; done: Done; onCancel: () => void }

function AddResult({ patientId, label, done, onCancel }: FormProps) {
  const { t, locale } = useText('records', 'errors')
  const create = useCreateTestResult()
  return (
    <ResultForm
      {...{ label, onCancel }}
      defaultValues={emptyResult}
      send={(checked) => create.mutateAsync({ data: { patient: patientId, ...toRequest(checked, locale) } })}
      failed={t.errors.catalogue.createFailed()}
      onSaved={({ test_name: name }) => done(t.records.shared.form.added({ name }))}
    />
  )
}

function EditResult({ id, patientId, label, done, onCancel }: FormProps & { id: string }) {
  const { t, locale } = useText('records', 'errors')
  const { data: result } = useSuspenseQuery(resultDetail(id))
  const update = useUpdateTestResult()
  if (result.patient !== patientId) return <Text>{t.records.shared.form.gone()}</Text>
  if (!result.can_edit) return <Text>{t.records.shared.form.locked()}</Text>
  const defaultValues = toFormValues(result, locale)
  return (
    <ResultForm
      {...{ label, defaultValues, onCancel }}
      send={(checked) => {
        const before = safeParse(resultSchema(locale), defaultValues)
        const after = toRequest(checked, locale)
        return saveChanges(result, before.success ? toRequest(before.data, locale) : {}, after, (data) =>
          update.mutateAsync({ id, data }),
        )
      }}
      failed={t.errors.catalogue.saveFailed()}
      onSaved={({ test_name: name }) => done(t.records.shared.form.saved({ name }))}
    />
  )
}
