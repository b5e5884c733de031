import { useSuspenseQuery } from '@tanstack/react-query'
import {
  getGetAllergyQueryKey,
  getGetAllergySuspenseQueryOptions,
  useConfirmAllergy,
  useCreateAllergy,
  useDeleteAllergy,
  useRestoreAllergy,
  useUpdateAllergy,
} from '#generated/endpoints/allergies/allergies.ts'
import type { Allergy, AllergyUpdate } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { saveChanges } from '#src/lib/objects/changed-fields.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { type DrawerKind, DrawerRecord } from '../form/DrawerRecord.tsx'
import { RecordDrawer } from '../form/RecordDrawer.tsx'
import type { DrawerAddress } from '../form/use-drawer-address.ts'
import { allergyFacts } from './allergy-facts.ts'
import { emptyAllergy, toFormValues } from './allergy-schema.ts'
import { AllergyForm } from './AllergyForm.tsx'

const allergyKind: DrawerKind<Allergy> = {
  nameOf: ({ allergen }) => allergen,
  factsOf: allergyFacts,
  keyOf: getGetAllergyQueryKey,
  useRecord: (id) => useSuspenseQuery(getGetAllergySuspenseQueryOptions(id)),
  useUpdate: useUpdateAllergy,
  useConfirm: useConfirmAllergy,
  useRemove: () => useDeleteAllergy({ skipInvalidation: true }),
  useRestore: useRestoreAllergy,
}

type Props = { patientId: string; drawer: DrawerAddress }

/** Adds (`?add=1`), shows and edits (`?edit={id}`) an allergy over the list (2.3). */
export function AllergyDrawer({ patientId, drawer }: Props) {
  const { t } = useText('records', 'errors')
  const create = useCreateAllergy()
  const update = useUpdateAllergy()
  const texts = t.records.allergies
  const { added, saved } = t.records.shared.form
  const done = (message: string) => {
    toast({ variant: 'success', message })
    drawer.close()
  }
  return (
    <RecordDrawer
      drawer={drawer}
      title={drawer.state.mode === 'edit' ? texts.one() : texts.addTitle()}
      missing={texts.missing()}
      failed={texts.failed()}
      add={
        <AllergyForm
          {...{ patientId, drawer }}
          label={texts.addTitle()}
          defaultValues={emptyAllergy}
          send={(checked) => create.mutateAsync({ data: { patient: patientId, ...checked } })}
          failed={t.errors.catalogue.createFailed()}
          onSaved={({ allergen: name }) => done(added({ name }))}
          onCancel={drawer.close}
        />
      }
      edit={(id) => (
        <DrawerRecord kind={allergyKind} close={drawer.close} {...{ patientId, id }}>
          {(allergy) => (
            <AllergyForm
              {...{ patientId, drawer }}
              self={id}
              label={texts.editTitle()}
              defaultValues={toFormValues(allergy)}
              send={(checked) =>
                saveChanges<Allergy, AllergyUpdate>(allergy, allergy, checked, (data) =>
                  update.mutateAsync({ id, data }),
                )
              }
              failed={t.errors.catalogue.saveFailed()}
              onSaved={({ allergen: name }) => done(saved({ name }))}
              onCancel={drawer.close}
            />
          )}
        </DrawerRecord>
      )}
    />
  )
}
