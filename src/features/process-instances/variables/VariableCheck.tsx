import { useEffect, useRef } from 'react'
import type { VariableValue } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import type { Change } from '../use-change.ts'
import styles from '../process-instances.module.css'
import { kindOf, valueText } from './typed-value.ts'

type Props = {
  name: string
  before: VariableValue | undefined
  after: VariableValue
  change: Change
  onSave: () => Promise<void>
  onBack: () => void
}

/** Confirms a change of a variable: old value, new value and consequences. */
export function VariableCheck({ name, before, after, change, onSave, onBack }: Props) {
  const { t } = useText('instances')
  const texts = t.instances.edit
  const save = useRef<HTMLButtonElement>(null)
  // The pressed button is gone.
  useEffect(() => save.current?.focus(), [])
  return (
    <Stack gap="md">
      <BeforeAfter {...{ before, after }} />
      <Text>{texts.effect({ name })}</Text>
      {change.error && <Alert kind="error">{change.error}</Alert>}
      <Group gap="sm">
        <Button ref={save} pending={change.pending} onClick={() => void onSave()}>
          {texts.save()}
        </Button>
        <Button variant="secondary" disabled={change.pending} onClick={onBack}>
          {texts.back()}
        </Button>
      </Group>
    </Stack>
  )
}

/** What a variable is and what it will be; `before` is undefined when it does not exist. */
function BeforeAfter({ before, after }: { before: VariableValue | undefined; after: VariableValue }) {
  const { t } = useText('instances')
  const texts = t.instances.edit
  return (
    <dl className={styles.change}>
      <div>
        <dt>{texts.before()}</dt>
        <dd>{before === undefined ? <em>{texts.notSet()}</em> : <Value value={before} />}</dd>
      </div>
      <div>
        <dt>{texts.after()}</dt>
        <dd>
          <Value value={after} />
        </dd>
      </div>
    </dl>
  )
}

function Value({ value }: { value: VariableValue }) {
  const { t } = useText('instances')
  const { kind, emptyText } = t.instances.variables
  return (
    <>
      <pre className={styles.value}>{value === '' ? emptyText() : valueText(value)}</pre>
      {kind[kindOf(value)]()}
    </>
  )
}
