import { useText } from '#src/i18n/use-text.ts'
import { Stack } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import styles from '../control.module.css'
import { Loaded } from '../Loaded.tsx'
import { useControlCall } from '../use-control-call.ts'
import { PutJson } from './PutJson.tsx'

/** Settings of the user pool in this world (docs/mock-server.md). Settings that are left out stay as they are. */
export function IdentityPart() {
  const { t } = useText('control')
  const words = t.control.parts.identity
  const asked = useControlCall<Record<string, string | number | boolean | null>>('identity')
  return (
    <Stack gap="lg" className={styles.narrow}>
      <Loaded asked={asked}>
        {(settings) => (
          <Card>
            <PutJson
              path="identity"
              id="identity-settings"
              label={words.label()}
              description={words.change()}
              rows={15}
              start={JSON.stringify(settings, null, 2)}
              words={words}
              onDone={asked.again}
            />
          </Card>
        )}
      </Loaded>
    </Stack>
  )
}
