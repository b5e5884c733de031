import type { JourneyDesign } from '#generated/model/index.ts'
import { Stack, Title } from '#src/ui/basics.tsx'
import { DesignFlow } from '../diagram/DesignFlow.tsx'
import styles from './changes.module.css'

type Props = {
  before: JourneyDesign
  after: JourneyDesign
  names: { before: string; after: string }
}

/** The courses of two versions of a journey side by side, as text or as diagrams. Suspends. */
export function JourneySides({ before, after, names }: Props) {
  return (
    <div className={styles.both}>
      {[
        { name: names.before, design: before },
        { name: names.after, design: after },
      ].map(({ name, design }) => (
        <section key={name} aria-label={name}>
          <Stack gap="sm">
            <Title level={3}>{name}</Title>
            {/* Half the width is narrow for a diagram. */}
            <DesignFlow design={design} first="text" />
          </Stack>
        </section>
      ))}
    </div>
  )
}
