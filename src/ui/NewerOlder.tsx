import { useTransition } from 'react'
import { Button } from './Button.tsx'
import { Group } from './Group.tsx'

type Props = {
  page: number
  pages: number
  texts: { pages: () => string; newer: () => string; older: () => string }
  setPage: (page: number) => void
  /** Moves the focus, because the pressed button may be gone. */
  onMove: () => void
}

/** Pages through a history, newest first, whose page is not in the address. */
export function NewerOlder({ page, pages, texts, setPage, onMove }: Props) {
  const [isLoading, startLoading] = useTransition()
  if (pages <= 1) return null
  const button = (label: string, next: number) => (
    <Button
      variant="secondary"
      pending={isLoading}
      onClick={() => {
        startLoading(() => setPage(next))
        onMove()
      }}
    >
      {label}
    </Button>
  )
  return (
    <nav aria-label={texts.pages()}>
      <Group gap="sm">
        {page > 1 && button(texts.newer(), page - 1)}
        {page < pages && button(texts.older(), page + 1)}
      </Group>
    </nav>
  )
}
