import { useEffect, useId, useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Text, Title } from '#src/ui/basics.tsx'
import { forgetAllSent } from './document-uploads.ts'
import styles from '../documents.module.css'
import { UploadList, useUploads } from './UploadList.tsx'

/** Pages that show uploads themselves. */
const ownPages = [paths.patient.healthStory.newDocument, paths.patient.healthStory.medicationUpload]

/** Background uploads on other pages; hidden when none are left. */
export function UploadTray() {
  const { t } = useText('documents', 'validation', 'errors', 'kit')
  const { pathname } = useLocation()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { sending, sent } = useUploads()
  const failed = sending.filter(({ failure }) => failure !== undefined).length
  const running = sending.length - failed
  const isRunning = running > 0

  useEffect(() => {
    if (!isRunning) return undefined
    // Closing the tab would abort uploads, so the browser prompts first.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isRunning])

  if (ownPages.some(({ pattern }) => matchPath(pattern, pathname))) return null
  const texts = t.documents.tray
  const said = [
    running > 0 && texts.running({ count: running }),
    failed > 0 && texts.failed({ count: failed }),
    sent.length > 0 && texts.done({ count: sent.length }),
  ]
  return (
    <section className={styles.tray} aria-labelledby={`${id}-title`} data-no-print data-upload-tray>
      <div className={styles.trayHead}>
        <Title level={2} size={4} id={`${id}-title`}>
          {texts.title()}
        </Title>
        <Text size="sm" className={styles.traySaid}>
          <span role="status">{said.filter(Boolean).join(' · ')}</span>
        </Text>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? texts.hide() : texts.show()}
        </Button>
        {sending.length === 0 && (
          <Button variant="quiet" size="sm" onClick={forgetAllSent}>
            {texts.close()}
          </Button>
        )}
      </div>
      <div id={`${id}-list`} hidden={!isOpen} className={styles.trayList}>
        {isOpen && <UploadList label={texts.title()} />}
      </div>
    </section>
  )
}
