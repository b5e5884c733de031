import { useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '#src/api/errors.ts'
import { documentDetail } from '#src/features/documents/queries.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'

/** The document in the URL, and its page; a URL that mixes two people's records is a 404. */
export function useDocument() {
  const { patientId, documentId } = useRouteParams('patientId', 'documentId')
  const { data: document } = useSuspenseQuery(documentDetail(documentId))
  if (document.patient !== patientId) throw new ApiError(404, false)
  return { document, detail: paths.patient.healthStory.document({ patientId, documentId }) }
}
