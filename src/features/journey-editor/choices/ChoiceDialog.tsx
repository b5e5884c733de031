import { type ReactNode, useState } from 'react'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { SearchAsYouType } from '#src/ui/lists/SearchAsYouType.tsx'
import { Stack } from '#src/ui/basics.tsx'

type Props = {
  opened: boolean
  onClose: () => void
  title: string
  searchLabel: string
  failed: string
  children: (search: string) => ReactNode
}

/**
 * Chooses from many options with a server-side search. Rendered next to the form rather than inside it, because
 * forms cannot nest.
 */
export function ChoiceDialog({ opened, onClose, title, searchLabel, failed, children }: Props) {
  const [search, setSearch] = useState('')
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="md" scrollable>
      <Stack gap="md">
        <SearchAsYouType address={{ search, find: setSearch }} label={searchLabel} />
        <Region key={search} title={failed}>
          {children(search)}
        </Region>
      </Stack>
    </Modal>
  )
}
