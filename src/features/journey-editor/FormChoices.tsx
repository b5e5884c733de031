import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/page-number.ts'
import { Button } from '#src/ui/Button.tsx'
import { Group } from '#src/ui/Group.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { FORMS_AT_ONCE, formsFound } from './form-queries.ts'
import styles from './journey-editor.module.css'

type Props = { search: string; chosen: string | null; onChoose: (key: string) => void }

/** The published forms that a search finds, page by page. */
export function FormChoices({ search, chosen, onChoose }: Props) {
  const { t } = useText('journeyEditor', 'kit')
  const [page, setPage] = useState(1)
  const { data } = useSuspenseQuery(formsFound(search, page))
  const { count, results } = data
  const { from, to, pages } = pageSpan(page, FORMS_AT_ONCE, count)
  const texts = t.journeyEditor.formChoice
  if (count === 0)
    return (
      <div role="status">
        <Text>{texts.nothing()}</Text>
      </div>
    )
  return (
    <Stack gap="sm">
      <div role="status">
        <Text tone="secondary">{t.kit.list.showing({ from, to, total: count })}</Text>
      </div>
      <ul role="list" className={styles.choices}>
        {results.map(({ id, key, name }) => (
          <li key={id}>
            <Button variant="quiet" width="full" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
              {texts.one({ name, key })}
            </Button>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <Group gap="sm">
          <Button size="sm" variant="secondary" aria-disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t.kit.list.previous()}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            aria-disabled={page === pages}
            onClick={() => setPage(page + 1)}
          >
            {t.kit.list.next()}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
