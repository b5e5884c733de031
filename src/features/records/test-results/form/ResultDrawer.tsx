import { useSuspenseQuery } from '@tanstack/react-query'
import { safeParse } from 'zod/mini'
import { useCreateTestResult, useUpdateTestResult } from '#generated/endpoints/test-results/test-results.ts'
import type { TestResult } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { changedFields } from '#src/lib/objects/changed-fields.ts'
import { RecordDrawer } from '../../form/RecordDrawer.tsx'
import type { useDrawerAddress } from '../../form/use-drawer-address.ts'
import { resultDetail } from '../queries.ts'
import { emptyResult, resultSchema, toFormValues, toRequest } from './result-schema.ts'
import { ResultForm } from './ResultForm.tsx'

type Props = { patientId: string; drawer: ReturnType<typeof useDrawerAddress> }

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
      add={<AddResult patientId={patientId} label={title} close={drawer.close} />}
      edit={(id) => <EditResult {...{ id, patientId }} label={title} close={drawer.close} />}
    />
  )
}

type FormProps = { patientId: string; label: string; close: () => void }

function AddResult({ patientId, label, close }: FormProps) {
  const { t, locale } = useText('records', 'errors')
  const create = useCreateTestResult()
  return (
    <ResultForm
      label={label}
      defaultValues={emptyResult}
      send={(checked) => create.mutateAsync({ data: { patient: patientId, ...toRequest(checked, locale) } })}
      failed={t.errors.catalogue.createFailed()}
      onSaved={({ test_name: name }) => {
        toast({ variant: 'success', message: t.records.shared.form.added({ name }) })
        close()
      }}
      onCancel={close}
    />
  )
}

function EditResult({ id, patientId, label, close }: FormProps & { id: string }) {
  const { t, locale } = useText('records', 'errors')
  const { data: result } = useSuspenseQuery(resultDetail(id))
  const update = useUpdateTestResult()
  if (result.patient !== patientId) return <Text>{t.records.shared.form.gone()}</Text>
  if (!result.can_edit) return <Text>{t.records.shared.form.locked()}</Text>
  const defaultValues = toFormValues(result, locale)
  const saved = ({ test_name: name }: TestResult) => {
    toast({ variant: 'success', message: t.records.shared.form.saved({ name }) })
    close()
  }
  return (
    <ResultForm
      label={label}
      defaultValues={defaultValues}
      send={async (checked) => {
        const before = safeParse(resultSchema(locale), defaultValues)
        const after = toRequest(checked, locale)
        const data = before.success ? changedFields(toRequest(before.data, locale), after) : after
        return Object.keys(data).length === 0 ? result : update.mutateAsync({ id, data })
      }}
      failed={t.errors.catalogue.saveFailed()}
      onSaved={saved}
      onCancel={close}
    />
  )
}
