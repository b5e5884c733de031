import { useSuspenseQuery } from '@tanstack/react-query'
import { getGetFormSuspenseQueryOptions } from '#generated/endpoints/forms/forms.ts'
import { AuditList } from '#src/features/audit/AuditList.tsx'
import { changesOfForm } from '#src/features/form-editor/definition/changes.ts'
import { FormEditor } from '#src/features/form-editor/editor/FormEditor.tsx'
import { usePublishCheck } from '#src/features/form-editor/problems/use-publish-check.ts'
import { FormTools } from '#src/features/form-admin/write/FormTools.tsx'
import { FormWriter } from '#src/features/form-admin/write/FormWriter.tsx'
import { useFormChangeGroups } from '#src/features/form-admin/changes/use-form-change-groups.ts'
import { FormTrial } from '#src/features/journeys/form-runner/run/FormTrial.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { Stack } from '#src/ui/basics.tsx'

export const title = (t: Texts): string => t.formAdmin.form.title()

/** One form: editor, versions and audit log (ROUTE-07). */
export default function AdminFormPage() {
  const { t } = useText('formAdmin')
  const { id } = useRouteParams('id')
  return (
    <Region title={t.formAdmin.form.failed()} resetKey={id} pending={<Skeleton cards={3} />}>
      <OneForm key={id} id={id} />
    </Region>
  )
}

function OneForm({ id }: { id: string }) {
  const { t } = useText('formAdmin')
  const check = usePublishCheck()
  // other administrators edit it too
  const { data: form } = useSuspenseQuery(getGetFormSuspenseQueryOptions(id, { query: { staleTime: 0 } }))
  const groupsOf = useFormChangeGroups(form.draft ?? form.definition)
  return (
    <Stack gap="xl">
      <FormWriter
        form={form}
        back={{ to: paths.admin.forms(), label: t.formAdmin.form.back() }}
        compare={changesOfForm}
        check={check}
        editor={({ versions, ...props }) => (
          <FormEditor
            {...props}
            trial={FormTrial}
            history={
              <>
                {versions}
                <AuditList objectType="form" objectId={form.id} groupsOf={groupsOf} />
              </>
            }
          />
        )}
      />
      <FormTools form={form} />
    </Stack>
  )
}
