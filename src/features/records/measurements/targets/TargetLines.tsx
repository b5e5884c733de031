import type { Measurement, MeasurementTarget } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { inUnit, placeWords, targetWords } from './target-words.ts'

type Props = {
  /** Of one kind; the organizations are named if there are several. */
  targets: readonly MeasurementTarget[]
  /** Compared with the targets, which are shown in its unit. */
  latest: Measurement | undefined
}

/** The targets for a kind in words: the range, who set it, where the latest value is, and the note. */
export function TargetLines({ targets, latest }: Props) {
  const { t, locale, format } = useText('measurements')
  const texts = t.measurements.targets
  return targets.map((given) => {
    const target = latest ? inUnit(given, latest.unit) : given
    const facts = {
      target: targetWords(target, { t, locale }),
      name: given.set_by.display_name,
      date: format.date(given.set_at),
    }
    const { organization, note, id } = given
    const place = latest && placeWords(latest, target, { t, locale })
    return (
      <Stack key={id} gap="xs">
        <Text>
          {targets.length === 1
            ? texts.ofTeam(facts)
            : texts.ofOrganization({ ...facts, organization: organization.name })}
        </Text>
        {place && (
          <Text>
            {place.places} {place.unwell}
          </Text>
        )}
        {note !== null && <Text tone="secondary">{texts.note({ note })}</Text>}
      </Stack>
    )
  })
}

/** Says that the targets could not be loaded, and tries again. */
export function TargetsFailed({ retry }: { retry: () => void }) {
  const { t } = useText('measurements')
  return (
    <Group gap="sm">
      <Text tone="danger">{t.measurements.targets.failed()}</Text>
      <Button variant="secondary" size="sm" onClick={retry}>
        {t.actions.retry()}
      </Button>
    </Group>
  )
}
