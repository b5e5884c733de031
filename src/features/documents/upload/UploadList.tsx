import { useSyncExternalStore } from 'react'
import styles from '../documents.module.css'
import { SentItem, UploadItem } from './UploadItem.tsx'
import { sendingDocuments, sentDocuments } from './uploads-store.ts'

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
