import { useId } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Facts } from '#src/ui/data/Facts.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { factsOfSection } from '../facts/medication-facts.ts'
import { type Section, sections } from './medication-fields.ts'
import { type MedicationValues, toSend } from './medication-values.ts'
import styles from './medications.module.css'

type Props = { values: MedicationValues; onEdit: (section: Section) => void }

/** A review of all answers before saving, each with a link to its question (HEALTH-07). */
export function MedicationReview({ values, onEdit }: Props) {
  const { t, locale } = useText('records')
  const id = useId()
  const texts = t.records.medications
  const medication = toSend(values, locale)
  return (
    <Stack gap="md">
      <Text>{texts.wizard.next()}</Text>
      {sections.map((section) => (
        <Card as="section" key={section} aria-labelledby={`${id}${section}`}>
          <div className={styles.reviewHead}>
            <Title level={3} size={4} id={`${id}${section}`}>
              {texts.section[section]()}
            </Title>
            <Button
              variant="quiet"
              size="sm"
              aria-label={texts.wizard.editOf({ section: texts.section[section]() })}
              onClick={() => onEdit(section)}
            >
              {texts.wizard.edit()}
            </Button>
          </div>
          <Facts facts={factsOfSection(section, medication, { t, locale })} />
        </Card>
      ))}
    </Stack>
  )
}
