import { Navigate } from 'react-router-dom'
import type { Patient } from '#generated/model/index.ts'
import { DocumentEditForm } from '#src/features/documents/document/DocumentEditForm.tsx'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { useRouteParams } from '#src/routes/paths.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { useDocument } from './use-document.ts'

export const title = (t: Texts): string => t.documents.edit.title()

/** Edits a document (ROUTE-33, HEALTH-05). */
export default function DocumentEditPage() {
  const { patientId } = useRouteParams('patientId')
  return <RecordScope patientId={patientId}>{(profile) => <EditDocument profile={profile} />}</RecordScope>
}

function EditDocument({ profile }: { profile: Patient }) {
  const { t } = useText('documents', 'records')
  const navigate = useNavigate()
  const { document, detail } = useDocument()
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
