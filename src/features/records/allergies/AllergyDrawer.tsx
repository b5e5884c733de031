import { useSuspenseQuery } from '@tanstack/react-query'
import {
  getGetAllergyQueryKey,
  useConfirmAllergy,
  useCreateAllergy,
  useDeleteAllergy,
  useRestoreAllergy,
  useUpdateAllergy,
} from '#generated/endpoints/allergies/allergies.ts'
import type { Allergy, AllergyUpdate } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { shown } from '#src/lib/objects/every-field.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { saveChanges } from '#src/lib/objects/changed-fields.ts'
import { ExplainedFacts } from '../record/ExplainedFacts.tsx'
import { DrawerEdit } from '../form/DrawerEdit.tsx'
import { DrawerRecord } from '../form/DrawerRecord.tsx'
import { PatientNote } from '../record/PatientNote.tsx'
import { RecordDrawer } from '../form/RecordDrawer.tsx'
import { RecordHistory } from '../record/RecordHistory.tsx'
import { useDeleteRecord } from '../record/use-delete-record.ts'
import type { DrawerAddress } from '../form/use-drawer-address.ts'
import { allergyFacts } from './allergy-facts.ts'
import { emptyAllergy, toFormValues } from './allergy-schema.ts'
import { AllergyForm } from './AllergyForm.tsx'
import { allergyDetail } from './queries.ts'

type Props = { patientId: string; drawer: DrawerAddress }

/** Adds (`?add=1`), shows and edits (`?edit={id}`) an allergy over the list (2.3). */
export function AllergyDrawer({ patientId, drawer }: Props) {
  const { t } = useText('records')
  const { state } = drawer
  const texts = t.records.allergies
  return (
    <RecordDrawer drawer={drawer} title={state.mode === 'edit' ? texts.one() : texts.addTitle()}>
      {state.mode === 'add' && <AddAllergy {...{ patientId, drawer }} />}
      {state.mode === 'edit' && (
        <DrawerRecord missing={texts.missing()} failed={texts.failed()}>
          <OneAllergy {...{ patientId, drawer }} id={state.id} />
        </DrawerRecord>
      )}
    </RecordDrawer>
  )
}

function AddAllergy({ patientId, drawer }: Props) {
  const { t } = useText('records', 'errors')
  const create = useCreateAllergy()
  return (
    <AllergyForm
      {...{ patientId, drawer }}
      label={t.records.allergies.addTitle()}
      defaultValues={emptyAllergy}
      send={(checked) => create.mutateAsync({ data: { patient: patientId, ...checked } })}
      failed={t.errors.catalogue.createFailed()}
      onSaved={({ allergen: name }) => {
        toast({ variant: 'success', message: t.records.shared.form.added({ name }) })
        drawer.close()
      }}
      onCancel={drawer.close}
    />
  )
}

function OneAllergy({ patientId, drawer, id }: Props & { id: string }) {
  const { data: allergy } = useSuspenseQuery(allergyDetail(id))
  // A URL that mixes two people's records is a 404.
  if (allergy.patient !== patientId) throw new ApiError(404, false)
  return allergy.can_edit ? (
    <EditAllergy {...{ allergy, patientId, drawer }} />
  ) : (
    <LockedAllergy allergy={allergy} />
  )
}

function EditAllergy({ allergy, patientId, drawer }: Props & { allergy: Allergy }) {
  const { t } = useText('records', 'errors')
  const { id, allergen: name } = allergy
  const update = useUpdateAllergy()
  const confirm = useConfirmAllergy()
  const deleting = useDeleteRecord({
    remove: useDeleteAllergy({ skipInvalidation: true }),
    restore: useRestoreAllergy(),
    keyOf: getGetAllergyQueryKey,
    leave: drawer.close,
  })
  return (
    <DrawerEdit {...{ name, confirm, deleting }} record={allergy}>
      <AllergyForm
        {...{ patientId, drawer }}
        defaultValues={toFormValues(allergy)}
        label={t.records.allergies.editTitle()}
        self={id}
        send={(checked) =>
          saveChanges<Allergy, AllergyUpdate>(allergy, allergy, checked, (data) =>
            update.mutateAsync({ id, data }),
          )
        }
        failed={t.errors.catalogue.saveFailed()}
        onSaved={(saved) => {
          toast({ variant: 'success', message: t.records.shared.form.saved({ name: saved.allergen }) })
          drawer.close()
        }}
        onCancel={drawer.close}
      />
    </DrawerEdit>
  )
}

function LockedAllergy({ allergy }: { allergy: Allergy }) {
  const { t } = useText('records')
  const update = useUpdateAllergy()
  return (
    <Stack gap="lg">
      <ExplainedFacts facts={shown(allergyFacts(allergy, t))} />
      <PatientNote record={allergy} update={update} />
      <RecordHistory record={allergy} />
    </Stack>
  )
}
