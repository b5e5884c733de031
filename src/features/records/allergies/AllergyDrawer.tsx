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
import type { DrawerKind } from '../form/DrawerRecord.tsx'
import { KindDrawer } from '../form/KindDrawer.tsx'
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

export function AllergyDrawer({ patientId, drawer }: Props) {
  const { t } = useText('records')
  const create = useCreateAllergy()
  const update = useUpdateAllergy()
  const texts = t.records.allergies
  const { added, saved } = t.records.shared.form
  return (
    <KindDrawer
      kind={allergyKind}
      title={texts.one()}
      {...{ patientId, drawer, texts }}
      add={(form, done) => (
        <AllergyForm
          {...form}
          drawer={drawer}
          defaultValues={emptyAllergy}
          send={(checked) => create.mutateAsync({ data: { patient: patientId, ...checked } })}
          onSaved={({ allergen: name }) => done(added({ name }))}
        />
      )}
      edit={(allergy, form, done) => (
        <AllergyForm
          {...form}
          drawer={drawer}
          defaultValues={toFormValues(allergy)}
          send={(checked) =>
            saveChanges<Allergy, AllergyUpdate>(allergy, allergy, checked, (data) =>
              update.mutateAsync({ id: allergy.id, data }),
            )
          }
          onSaved={({ allergen: name }) => done(saved({ name }))}
        />
      )}
    />
  )
}
