import type { ReactNode } from 'react'
import { processInstanceRemindIdsMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './enrolments.module.css'
import type { Selection } from './selection.ts'

/** Actions for the selected people; visible only with a selection. */
export function ChosenBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const { t } = useText('enrolments')
  const texts = t.enrolments.chosen
  const count = selection.chosen.size
  const words = [
    texts.count({ count }),
    selection.isFull && texts.most({ most: processInstanceRemindIdsMax }),
  ]
    .filter(Boolean)
    .join('. ')
  return (
    <>
      {/* Always mounted, so that changes are announced. */}
      <div role="status">
        <VisuallyHidden>{count > 0 && words}</VisuallyHidden>
      </div>
      {count > 0 && (
        <div role="group" aria-label={texts.label()} className={styles.chosen} data-no-print>
          <Text as="span" strong>
            {words}
          </Text>
          {children}
          <Button variant="quiet" size="sm" onClick={selection.clear}>
            {texts.clear()}
          </Button>
        </div>
      )}
    </>
  )
}
