import { useSuspenseQuery } from '@tanstack/react-query'
import {
  getGetFamilyHistoryQueryKey,
  getGetFamilyHistorySuspenseQueryOptions,
  useConfirmFamilyHistory,
  useCreateFamilyHistory,
  useDeleteFamilyHistory,
  useRestoreFamilyHistory,
  useUpdateFamilyHistory,
} from '#generated/endpoints/family-history/family-history.ts'
import type { FamilyHistory } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { changedFields } from '#src/lib/objects/changed-fields.ts'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import type { DrawerKind } from '../form/DrawerRecord.tsx'
import { KindDrawer } from '../form/KindDrawer.tsx'
import type { DrawerAddress } from '../form/use-drawer-address.ts'
import { familyFacts, familyName } from './family-facts.ts'
import { emptyFamily, type FamilyFields, toFormValues } from './family-schema.ts'
import { FamilyForm } from './FamilyForm.tsx'
import { relationFrom } from './queries.ts'

const familyKind: DrawerKind<FamilyHistory> = {
  nameOf: familyName,
  factsOf: familyFacts,
  keyOf: getGetFamilyHistoryQueryKey,
  useRecord: (id) => useSuspenseQuery(getGetFamilyHistorySuspenseQueryOptions(id)),
  useUpdate: useUpdateFamilyHistory,
  useConfirm: useConfirmFamilyHistory,
  useRemove: () => useDeleteFamilyHistory({ skipInvalidation: true }),
  useRestore: useRestoreFamilyHistory,
}

type Props = { patientId: string; drawer: DrawerAddress }

/** Adds an entry, also for a given relative (`&for=mother`), or edits one. */
export function FamilyDrawer({ patientId, drawer }: Props) {
  const { t } = useText('records')
  const [query] = useSearchParams()
  const create = useCreateFamilyHistory()
  const update = useUpdateFamilyHistory()
  const texts = t.records.familyHistory
  return (
    <KindDrawer
      kind={familyKind}
      title={texts.title()}
      {...{ patientId, drawer, texts }}
      add={(form, done) => (
        <FamilyForm
          {...form}
          defaultValues={emptyFamily(relationFrom(query.get('for') ?? ''))}
          send={(fields) => create.mutateAsync({ data: { patient: patientId, ...fields } })}
          onSaved={(count) => done(texts.savedMany({ count }))}
        />
      )}
      edit={(entry, form, done) => (
        <FamilyForm
          {...form}
          defaultValues={toFormValues(entry)}
          send={async (fields) => {
            const data = changedFields<FamilyFields>(entry, fields)
            if (Object.keys(data).length > 0) await update.mutateAsync({ id: entry.id, data })
          }}
          onSaved={() => done(t.records.shared.form.saved({ name: familyName(entry, t) }))}
        />
      )}
    />
  )
}
