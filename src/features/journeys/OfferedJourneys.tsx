import { useSuspenseQuery } from '@tanstack/react-query'
import type { Language, ProcessDefinition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import styles from './journeys.module.css'
import { offeredBy } from './queries.ts'

/** In which languages a journey is: one, or both. */
function useLanguages(): (languages: readonly Language[]) => string {
  const { t } = useText()
  const { english, french, both } = t.provider.home
  return (languages) => {
    if (languages.length > 1) return both()
    return languages[0] === 'fr-ca' ? french() : english()
  }
}

function Offered({ definition }: { definition: ProcessDefinition }) {
  const { t } = useText()
  const list = useLanguages()(definition.languages)
  const texts = t.provider.home
  const count = definition.step_count
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Text strong>{definition.name}</Text>
        {definition.description && <Text>{definition.description}</Text>}
        <div className={styles.hints}>
          <Text as="span" tone="secondary">
            {count === null ? texts.openSteps() : texts.steps({ count })}
          </Text>
          <Text as="span" tone="secondary">
            {texts.languages({ list })}
          </Text>
        </div>
      </div>
    </li>
  )
}

/** The journeys that an organization offers, as its care team sees them. */
export function OfferedJourneys({
  organizationId,
  labelledBy,
}: {
  organizationId: string
  labelledBy: string
}) {
  const { t } = useText()
  const { data } = useSuspenseQuery(offeredBy(organizationId))
  const { count, results } = data
  if (count === 0) return <Text tone="secondary">{t.provider.home.noJourneys()}</Text>
  return (
    <Stack gap="sm">
      <ul role="list" className={styles.rows} aria-labelledby={labelledBy}>
        {results.map((definition) => (
          <Offered key={definition.id} definition={definition} />
        ))}
      </ul>
      {count > results.length && (
        <Text size="sm" tone="secondary">
          {t.provider.home.shown({ shown: results.length, total: count })}
        </Text>
      )}
    </Stack>
  )
}
