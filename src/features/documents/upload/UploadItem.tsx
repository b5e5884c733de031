import { SendingItem } from '#src/form-kit/SendingItem.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { shownFileName } from '#src/lib/files/file-rules.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx'
import { ChosenFile } from '#src/ui/fields/ChosenFile.tsx'
import { dropUpload, forgetSent, retryUpload } from './document-uploads.ts'
import type { SendingDocument, SentDocument } from './uploads-store.ts'

export function UploadItem({ item }: { item: SendingDocument }) {
  const { t } = useText('documents', 'validation', 'errors', 'kit')
  return (
    <SendingItem
      item={item}
      name={item.name}
      texts={{
        ...t.documents.sending,
        failed: t.errors.catalogue.uploadFailed,
        tooBig: t.validation.fileTooBig,
      }}
      onRetry={() => retryUpload(item.id)}
      onDrop={() => dropUpload(item.id)}
    />
  )
}

/** A completed upload. */
export function SentItem({ item }: { item: SentDocument }) {
  const { t } = useText('documents')
  const { documentId, id, patientId } = item
  const name = shownFileName(item.name)
  const texts = t.documents.sending
  return (
    <ChosenFile name={name} size="" onRemove={() => forgetSent(id)}>
      <span role="status">{texts.done()}</span>
      <ButtonLink
        variant="secondary"
        size="sm"
        to={paths.patient.healthStory.document({ patientId, documentId })}
        aria-label={texts.openOf({ name })}
        onClick={() => forgetSent(id)}
      >
        {texts.open()}
      </ButtonLink>
    </ChosenFile>
  )
}
