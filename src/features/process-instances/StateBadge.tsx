import type { ProcessInstance } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge, type Tone } from '#src/ui/data/Badge.tsx'
import styles from './process-instances.module.css'
import { type State, stateOf } from './state.ts'

const tones: Readonly<Record<State, Tone>> = {
  pending: 'neutral',
  active: 'primary',
  enrolled: 'neutral',
  completed: 'success',
  cancelled: 'neutral',
}

export function StateBadge({ instance }: { instance: Pick<ProcessInstance, 'status' | 'completed_at'> }) {
  const { t } = useText('instances')
  const state = stateOf(instance)
  return (
    <span className={styles.state}>
      <Badge tone={tones[state]}>{t.instances.state[state]()}</Badge>
    </span>
  )
}
