import type { Invitation } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CellLines } from '#src/ui/CellLines.tsx'
import { Text } from '#src/ui/Text.tsx'

/** When the message was last sent, as relative time, and by whom. */
export function LastSent({ invitation: { last_sent_at: at, sent_by: by } }: { invitation: Invitation }) {
  const { t } = useText('invites')
  const format = useFormat()
  if (!at) return <Text as="span">{t.invites.list.neverSent()}</Text>
  return (
    <CellLines more={by && t.invites.list.sentBy({ name: by.display_name })}>
      <time dateTime={at} title={format.dateTime(at)}>
        {format.shortRelativeDay(at)}
      </time>
    </CellLines>
  )
}
