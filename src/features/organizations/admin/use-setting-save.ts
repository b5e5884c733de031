import type { Organization } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { useFailureText } from '../use-failure-text.ts'
import { useRevision } from '../use-revision.ts'

/** What the forms of an organization's settings have in common, for `useAppForm`. */
export function useSettingSave(organization: Organization, onClose: () => void) {
  const { t } = useText('organization')
  const { request, refetchRevision } = useRevision(organization)
  return {
    request,
    /** After a conflict, the next save is based on the new version. */
    async save(send: () => Promise<unknown>) {
      try {
        return await send()
      } catch (error) {
        await refetchRevision(error)
        throw error
      }
    },
    onSaved() {
      toast({ variant: 'success', message: t.organization.form.saved({ name: organization.name }) })
      onClose()
    },
    failureText: useFailureText(),
  }
}
