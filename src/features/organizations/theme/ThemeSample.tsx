import { useLayoutEffect, useRef } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import type { Colours } from '#src/ui/theme/theme-colours.ts'
import styles from '../organizations.module.css'

/** A non-interactive sample card in the edited colours. */
export function ThemeSample({ colours }: { colours: Colours }) {
  const { t } = useText('organization')
  const box = useRef<HTMLDivElement>(null)
  const texts = t.organization.theme
  useLayoutEffect(() => {
    const style = box.current?.style
    for (const [key, colour] of Object.entries(colours)) {
      // links default to the primary colour
      style?.setProperty(`--${key}`, colour ?? 'var(--primary-700)')
    }
  }, [colours])
  return (
    <div ref={box} className={styles.sample} role="group" aria-label={texts.preview()}>
      <div className={styles.sampleCard}>
        <p className={styles.sampleTitle}>
          {texts.previewTitle()} <span className={styles.sampleBadge}>{texts.previewBadge()}</span>
        </p>
        <p>{texts.previewText()}</p>
        <p className={styles.sampleSecondary}>{texts.previewSecondary()}</p>
        <p className={styles.sampleLink}>{texts.previewLink()}</p>
        <p className={styles.sampleButtons}>
          <span className={styles.sampleButton}>{texts.previewButton()}</span>
          <span className={styles.sampleOther}>{texts.previewOther()}</span>
        </p>
      </div>
    </div>
  )
}
