import { useSyncExternalStore } from 'react'
import { SendingItem } from '#src/form-kit/SendingItem.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { shownFileName } from '#src/lib/files/file-rules.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { ChosenFile } from '#src/ui/fields/ChosenFile.tsx'
import styles from '../documents.module.css'
import { dropUpload, forgetSent, retryUpload } from './document-uploads.ts'
import { type SendingDocument, sendingDocuments, type SentDocument, sentDocuments } from './uploads-store.ts'

export function useUploads() {
  const sending = useSyncExternalStore(sendingDocuments.subscribe, sendingDocuments.get)
  const sent = useSyncExternalStore(sentDocuments.subscribe, sentDocuments.get)
  return { sending, sent }
}

export function UploadList({ label }: { label: string }) {
  const { sending, sent } = useUploads()
  return (
    <ul role="list" aria-label={label} className={styles.uploads}>
      {sending.map((item) => (
        <li key={item.id}>
          <UploadItem item={item} />
        </li>
      ))}
      {sent.map((item) => (
        <li key={item.id}>
          <SentItem item={item} />
        </li>
      ))}
    </ul>
  )
}

function UploadItem({ item }: { item: SendingDocument }) {
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
function SentItem({ item }: { item: SentDocument }) {
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
