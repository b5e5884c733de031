import { useSuspenseQuery } from '@tanstack/react-query'
import {
  getGetFamilyHistoryQueryKey,
  useConfirmFamilyHistory,
  useCreateFamilyHistory,
  useDeleteFamilyHistory,
  useRestoreFamilyHistory,
  useUpdateFamilyHistory,
} from '#generated/endpoints/family-history/family-history.ts'
import type { FamilyHistory } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { changedFields } from '#src/lib/objects/changed-fields.ts'
import { shown } from '#src/lib/objects/every-field.ts'
import { ExplainedFacts } from '../record/ExplainedFacts.tsx'
import { DrawerEdit } from '../form/DrawerEdit.tsx'
import { DrawerRecord } from '../form/DrawerRecord.tsx'
import { PatientNote } from '../record/PatientNote.tsx'
import { RecordDrawer } from '../form/RecordDrawer.tsx'
import { RecordHistory } from '../record/RecordHistory.tsx'
import { useDeleteRecord } from '../record/use-delete-record.ts'
import type { DrawerAddress } from '../form/use-drawer-address.ts'
import { emptyFamily, type FamilyFields, toFormValues } from './family-schema.ts'
import { familyFacts, familyName } from './family-facts.ts'
import { FamilyForm } from './FamilyForm.tsx'
import { familyDetail, relationFrom } from './queries.ts'

type Props = { patientId: string; drawer: DrawerAddress }

/**
 * Adds (`?add=1`, for a given relative `&for=mother`), shows and edits (`?edit={id}`) an entry over the list
 * (2.3).
 */
export function FamilyDrawer({ patientId, drawer }: Props) {
  const { t } = useText('records')
  const { state } = drawer
  const texts = t.records.familyHistory
  return (
    <RecordDrawer drawer={drawer} title={state.mode === 'edit' ? texts.title() : texts.addTitle()}>
      {state.mode === 'add' && <AddRelative {...{ patientId, drawer }} />}
      {state.mode === 'edit' && (
        <DrawerRecord missing={texts.missing()} failed={texts.failed()}>
          <OneEntry {...{ patientId, drawer }} id={state.id} />
        </DrawerRecord>
      )}
    </RecordDrawer>
  )
}

function AddRelative({ patientId, drawer }: Props) {
  const { t } = useText('records', 'errors')
  const [query] = useSearchParams()
  const create = useCreateFamilyHistory()
  const texts = t.records.familyHistory
  return (
    <FamilyForm
      patientId={patientId}
      label={texts.addTitle()}
      defaultValues={emptyFamily(relationFrom(query.get('for') ?? ''))}
      send={(fields) => create.mutateAsync({ data: { patient: patientId, ...fields } })}
      failed={t.errors.catalogue.createFailed()}
      onSaved={(count) => {
        toast({ variant: 'success', message: texts.savedMany({ count }) })
        drawer.close()
      }}
      onCancel={drawer.close}
    />
  )
}

function OneEntry({ patientId, drawer, id }: Props & { id: string }) {
  const { data: entry } = useSuspenseQuery(familyDetail(id))
  // A URL that mixes two people's records is a 404.
  if (entry.patient !== patientId) throw new ApiError(404, false)
  return entry.can_edit ? <EditEntry {...{ entry, patientId, drawer }} /> : <LockedEntry entry={entry} />
}

function EditEntry({ entry, patientId, drawer }: Props & { entry: FamilyHistory }) {
  const { t } = useText('records', 'errors')
  const texts = t.records.familyHistory
  const { id } = entry
  const name = familyName(entry, t)
  const update = useUpdateFamilyHistory()
  const confirm = useConfirmFamilyHistory()
  const deleting = useDeleteRecord({
    remove: useDeleteFamilyHistory({ skipInvalidation: true }),
    restore: useRestoreFamilyHistory(),
    keyOf: getGetFamilyHistoryQueryKey,
    leave: drawer.close,
  })
  return (
    <DrawerEdit {...{ name, confirm, deleting }} record={entry}>
      <FamilyForm
        patientId={patientId}
        self={id}
        label={texts.editTitle()}
        defaultValues={toFormValues(entry)}
        send={async (fields) => {
          const data = changedFields<FamilyFields>(entry, fields)
          if (Object.keys(data).length > 0) await update.mutateAsync({ id, data })
        }}
        failed={t.errors.catalogue.saveFailed()}
        onSaved={() => {
          toast({ variant: 'success', message: t.records.shared.form.saved({ name }) })
          drawer.close()
        }}
        onCancel={drawer.close}
      />
    </DrawerEdit>
  )
}

/** A read-only entry kept by someone else. */
function LockedEntry({ entry }: { entry: FamilyHistory }) {
  const { t } = useText('records')
  const update = useUpdateFamilyHistory()
  return (
    <Stack gap="lg">
      <ExplainedFacts facts={shown(familyFacts(entry, t))} />
      <PatientNote record={entry} update={update} />
      <RecordHistory record={entry} />
    </Stack>
  )
}
