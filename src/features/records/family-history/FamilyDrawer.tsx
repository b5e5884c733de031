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
import { toast } from '#src/ui/messages/toast-queue.ts'
import { type DrawerKind, DrawerRecord } from '../form/DrawerRecord.tsx'
import { RecordDrawer } from '../form/RecordDrawer.tsx'
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

/**
 * Adds (`?add=1`, for a given relative `&for=mother`), shows and edits (`?edit={id}`) an entry over the list
 * (2.3).
 */
export function FamilyDrawer({ patientId, drawer }: Props) {
  const { t } = useText('records', 'errors')
  const [query] = useSearchParams()
  const create = useCreateFamilyHistory()
  const update = useUpdateFamilyHistory()
  const texts = t.records.familyHistory
  const done = (message: string) => {
    toast({ variant: 'success', message })
    drawer.close()
  }
  return (
    <RecordDrawer
      drawer={drawer}
      title={drawer.state.mode === 'edit' ? texts.title() : texts.addTitle()}
      missing={texts.missing()}
      failed={texts.failed()}
      add={
        <FamilyForm
          patientId={patientId}
          label={texts.addTitle()}
          defaultValues={emptyFamily(relationFrom(query.get('for') ?? ''))}
          send={(fields) => create.mutateAsync({ data: { patient: patientId, ...fields } })}
          failed={t.errors.catalogue.createFailed()}
          onSaved={(count) => done(texts.savedMany({ count }))}
          onCancel={drawer.close}
        />
      }
      edit={(id) => (
        <DrawerRecord kind={familyKind} close={drawer.close} {...{ patientId, id }}>
          {(entry) => (
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
              onSaved={() => done(t.records.shared.form.saved({ name: familyName(entry, t) }))}
              onCancel={drawer.close}
            />
          )}
        </DrawerRecord>
      )}
    />
  )
}
