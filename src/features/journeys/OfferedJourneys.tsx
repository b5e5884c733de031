import { useSuspenseQuery } from '@tanstack/react-query'
import type { Language, ProcessDefinition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/page-number.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import styles from './journeys.module.css'
import { PageNav, PageStatus } from '#src/ui/PageNav.tsx'
import { offeredBy } from './queries.ts'

const SIZE = 20

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

type Props = { organizationId: string; page: number; labelledBy: string }

/** A page of the journeys that an organization offers, as its care team sees them. */
export function OfferedJourneys({ organizationId, page, labelledBy }: Props) {
  const { t } = useText()
  const { data } = useSuspenseQuery(offeredBy(organizationId, { page, page_size: SIZE }))
  const { count, results } = data
  const texts = t.provider.home
  if (count === 0) return <Text tone="secondary">{texts.noJourneys()}</Text>
  const { from, to, pages } = pageSpan(page, SIZE, count)
  return (
    <Stack gap="sm">
      {pages > 1 && <PageStatus page={page}>{texts.showing({ from, to, total: count })}</PageStatus>}
      <ul role="list" className={styles.rows} aria-labelledby={labelledBy}>
        {results.map((definition) => (
          <Offered key={definition.id} definition={definition} />
        ))}
      </ul>
      <PageNav label={texts.pages()} previous={texts.previous()} next={texts.next()} {...{ page, pages }} />
    </Stack>
  )
}
