import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from '../control.module.css'
import { Loaded } from '../Loaded.tsx'
import { useControlCall } from '../use-control-call.ts'
import { ChangeIdentity } from './ChangeIdentity.tsx'

/** Settings of the user pool in this world (docs/mock-server.md). */
export function IdentityPart() {
  const asked = useControlCall<Record<string, string | number | boolean | null>>('identity')
  return (
    <Stack gap="lg" className={styles.narrow}>
      <Loaded asked={asked}>
        {(settings) => (
          <Card>
            <ChangeIdentity settings={settings} onDone={asked.again} />
          </Card>
        )}
      </Loaded>
    </Stack>
  )
}
