import { useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Facts } from '#src/ui/data/Facts.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import styles from '../control.module.css'
import { Loaded } from '../Loaded.tsx'
import { useControlCall } from '../use-control-call.ts'

const example = `curl -X PUT ${location.origin}/__mock__/identity -d '{"mode": "ENABLED"}'`

/** Settings of the user pool, read-only; change them through the control API (docs/mock-server.md). */
export function IdentityPart() {
  const { t } = useText('control')
  const words = t.control.parts.identity
  const asked = useControlCall<Record<string, string | number | boolean | null>>('identity')
  return (
    <Stack gap="lg" className={styles.narrow}>
      <Loaded asked={asked}>
        {(settings) => (
          <Card>
            <Facts
              facts={Object.entries(settings).map(([label, value]) => ({
                label,
                value: <code className={styles.code}>{JSON.stringify(value)}</code>,
              }))}
            />
          </Card>
        )}
      </Loaded>
      <Text size="sm" tone="secondary">
        {words.change()}
      </Text>
      <pre className={styles.block}>{example}</pre>
    </Stack>
  )
}
