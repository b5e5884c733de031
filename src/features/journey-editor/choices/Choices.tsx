import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/text/page-number.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import styles from '../journey-editor.module.css'

/** Options per page. */
export const CHOICES_AT_ONCE = 10

type Choice = { readonly id: string; readonly label: string; readonly isChosen: boolean }

type Props = {
  count: number
  choices: readonly Choice[]
  page: number
  onPage: (page: number) => void
  /** Shown when the search finds nothing. */
  nothing: string
  onChoose: (id: string) => void
}

export function Choices({ count, choices, page, onPage, nothing, onChoose }: Props) {
  const { t } = useText('kit')
  const { from, to, pages } = pageSpan(page, CHOICES_AT_ONCE, count)
  if (count === 0)
    return (
      <div role="status">
        <Text>{nothing}</Text>
      </div>
    )
  return (
    <Stack gap="sm">
      <div role="status">
        <Text tone="secondary">{t.kit.list.showing({ from, to, total: count })}</Text>
      </div>
      <ul role="list" className={styles.choices}>
        {choices.map(({ id, label, isChosen }) => (
          <li key={id}>
            <Button variant="quiet" width="full" aria-pressed={isChosen} onClick={() => onChoose(id)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <Group gap="sm">
          <Button size="sm" variant="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {t.kit.list.previous()}
          </Button>
          <Button size="sm" variant="secondary" disabled={page === pages} onClick={() => onPage(page + 1)}>
            {t.kit.list.next()}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
