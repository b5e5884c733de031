import { useSuspenseQuery } from '@tanstack/react-query'
import {
  getGetDocumentQueryKey,
  useDeleteDocument,
  useRestoreDocument,
} from '#generated/endpoints/documents/documents.ts'
import type { Patient } from '#generated/model/index.ts'
import { DocumentFacts, LinkedRecords } from '#src/features/documents/document/DocumentFacts.tsx'
import { DocumentState } from '#src/features/documents/document/DocumentState.tsx'
import { DocumentStatusBadge } from '#src/features/documents/document/DocumentStatusBadge.tsx'
import { isOnItsWay } from '#src/features/documents/document/document-states.ts'
import { documentDetail } from '#src/features/documents/queries.ts'
import { useWatched } from '#src/features/documents/document/use-watched.ts'
import { ViewerCard } from '#src/features/documents/document/ViewerCard.tsx'
import { DeleteDialog } from '#src/features/records/record/DeleteDialog.tsx'
import { RecordActions } from '#src/features/records/record/RecordActions.tsx'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import { useDeleteRecord } from '#src/features/records/record/use-delete-record.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { Stack } from '#src/ui/basics.tsx'
import { useDocument } from './use-document.ts'

export const title = (t: Texts): string => t.documents.detail.documentTitle()

/** One document: details, analysis status and viewer (ROUTE-32, DOC-04). */
export default function DocumentPage() {
  const { patientId } = useRouteParams('patientId')
  return <RecordScope patientId={patientId}>{(profile) => <OneDocument profile={profile} />}</RecordScope>
}

function OneDocument({ profile }: { profile: Patient }) {
  const { t } = useText('documents', 'records')
  const navigate = useNavigate()
  const { patientId, documentId } = useRouteParams('patientId', 'documentId')
  const { document, refetch } = useWatchedDocument()
  const { documents: list, editDocument } = paths.patient.healthStory
  const deleting = useDeleteRecord({
    remove: useDeleteDocument({ skipInvalidation: true }),
    restore: useRestoreDocument(),
    keyOf: getGetDocumentQueryKey,
    leave: () => void navigate(list({ patientId }), { replace: true }),
  })
  return (
    <>
      <RecordHeader
        profile={profile}
        title={document.name}
        subtitle={<DocumentStatusBadge status={document.status} />}
        back={{ label: t.documents.title(), to: list({ patientId }) }}
      />
      <Stack gap="lg">
        <DocumentState document={document} gaveUp={refetch.gaveUp} onCheck={refetch.now} />
        <LinkedRecords document={document} />
        <DocumentFacts document={document} />
        <RecordActions
          record={document}
          name={document.name}
          editTo={editDocument({ patientId, documentId })}
          deleting={deleting}
        />
        <ViewerCard document={document} />
      </Stack>
      <DeleteDialog deleting={deleting}>{t.documents.remove.body()}</DeleteDialog>
    </>
  )
}

function useWatchedDocument() {
  const { document } = useDocument()
  const isChanging = isOnItsWay(document)
  const { every, gaveUp, again } = useWatched(isChanging)
  const { refetch } = useSuspenseQuery({
    ...documentDetail(document.id),
    refetchInterval: () => (isChanging ? every() : false),
  })
  const now = () => {
    again()
    void refetch()
  }
  return { document, refetch: { gaveUp, now } }
}
