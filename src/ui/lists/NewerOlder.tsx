import { Button } from '../actions/Button.tsx'
import { Group } from '../basics.tsx'

type Props = {
  /** The accessible name and the labels of the two buttons. */
  texts: { pages: () => string; newer: () => string; older: () => string }
  page: number
  pages: number
  pending: boolean
  onTurn: (page: number) => void
}

/** The pages of a history, which starts with the newest. */
export function NewerOlder({ texts, page, pages, pending, onTurn }: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label={texts.pages()}>
      <Group gap="sm">
        {page > 1 && (
          <Button variant="secondary" pending={pending} onClick={() => onTurn(page - 1)}>
            {texts.newer()}
          </Button>
        )}
        {page < pages && (
          <Button variant="secondary" pending={pending} onClick={() => onTurn(page + 1)}>
            {texts.older()}
          </Button>
        )}
      </Group>
    </nav>
  )
}
