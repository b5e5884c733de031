import { useText } from '#src/i18n/use-text.ts'
import { Stack, VisuallyHidden } from '../basics.tsx'
import styles from './skeleton.module.css'

const widths = ['60%', '95%', '85%', '70%', '90%']

function Bars({ lines }: { lines: number }) {
  return (
    <Stack gap="sm">
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={styles.bar} style={{ width: widths[index % widths.length] }} />
      ))}
    </Stack>
  )
}

type Props = { /** How many cards; 0 for bare lines. */ cards?: number; lines?: number }

/** Loading placeholder: shown after 300 ms, announced once. */
export function Skeleton({ cards = 0, lines = 3 }: Props) {
  const { t } = useText()
  return (
    <div className={styles.late} role="status" data-loading data-no-print>
      <VisuallyHidden>{t.status.loading()}</VisuallyHidden>
      <div aria-hidden="true">
        {cards === 0 ? (
          <Bars lines={lines} />
        ) : (
          <Stack>
            {Array.from({ length: cards }, (_, index) => (
              <div key={index} className={styles.card}>
                <Bars lines={lines} />
              </div>
            ))}
          </Stack>
        )}
      </div>
    </div>
  )
}
