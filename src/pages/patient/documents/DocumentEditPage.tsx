import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import type { Patient } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { DocumentEditForm } from '#src/features/documents/document/DocumentEditForm.tsx'
import { documentDetail } from '#src/features/documents/queries.ts'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'

export const title = (t: Texts): string => t.documents.edit.title()

/** Edits a document (ROUTE-33, HEALTH-05). */
export default function DocumentEditPage() {
  const { patientId } = useRouteParams('patientId')
  return <RecordScope patientId={patientId}>{(profile) => <EditDocument profile={profile} />}</RecordScope>
}

function EditDocument({ profile }: { profile: Patient }) {
  const { t } = useText('documents', 'records')
  const navigate = useNavigate()
  const { patientId, documentId } = useRouteParams('patientId', 'documentId')
  const { data: document } = useSuspenseQuery(documentDetail(documentId))
  if (document.patient !== patientId) throw new ApiError(404, false)
  const detail = paths.patient.healthStory.document({ patientId, documentId })
  if (!document.can_edit) return <Navigate to={detail} replace />
  return (
    <>
      <RecordHeader
        profile={profile}
        title={t.documents.edit.title()}
        back={{ label: document.name, to: detail }}
      />
      <Card>
        <DocumentEditForm
          document={document}
          onSaved={(changed) => {
            if (changed) toast({ variant: 'success', message: t.documents.edit.saved() })
            void navigate(detail, { replace: true })
          }}
          onCancel={() => void navigate(detail)}
        />
      </Card>
    </>
  )
}
