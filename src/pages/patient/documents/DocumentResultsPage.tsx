import { Navigate } from 'react-router-dom'
import type { Patient } from '#generated/model/index.ts'
import { ResultsReview } from '#src/features/documents/findings/ResultsReview.tsx'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { useRouteParams } from '#src/routes/paths.ts'
import { Region } from '#src/ui/messages/Region.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { useDocument } from './use-document.ts'

export const title = (t: Texts): string => t.documents.results.title()

/** Findings of a document, to accept or dismiss (ROUTE-34, DOC-03). */
export default function DocumentResultsPage() {
  const { patientId } = useRouteParams('patientId')
  return <RecordScope patientId={patientId}>{(profile) => <Results profile={profile} />}</RecordScope>
}

function Results({ profile }: { profile: Patient }) {
  const { t } = useText('documents', 'records')
  const navigate = useNavigate()
  const { document, detail } = useDocument()
  const texts = t.documents.results
  // An unread document has no findings; its page shows the status.
  if (document.status !== 'analyzed' && document.status !== 'reviewed') {
    return <Navigate to={detail} replace />
  }
  return (
    <>
      <RecordHeader
        profile={profile}
        title={texts.title()}
        subtitle={texts.in({ name: document.name })}
        back={{ label: texts.back(), to: detail }}
      />
      <Region title={texts.failed()}>
        <ResultsReview
          document={document}
          onDone={(count) => {
            toast({
              variant: 'success',
              message: count > 0 ? texts.savedAdded({ count }) : texts.saved(),
            })
            void navigate(detail, { replace: true })
          }}
        />
      </Region>
    </>
  )
}
