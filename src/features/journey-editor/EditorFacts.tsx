import type { JourneyDefinition } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { JourneyStatus } from './JourneyStatus.tsx'

/** The journey's status. */
export function EditorFacts({ journey }: { journey: JourneyDefinition }) {
  const { t } = useText('journeyEditor')
  const format = useFormat()
  const texts = t.journeyEditor.editor
  return (
    <Facts
      facts={[
        { label: texts.status(), value: <JourneyStatus journey={journey} /> },
        {
          label: texts.version(),
          value: journey.version === null ? texts.noVersion() : String(journey.version),
        },
        {
          label: texts.updated(),
          value: texts.updatedBy({
            date: format.dateTime(journey.updated_at),
            name: journey.updated_by.display_name,
          }),
        },
      ]}
    />
  )
}
