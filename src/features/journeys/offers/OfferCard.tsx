import type { ReactNode } from 'react'
import type { Language, ProcessDefinition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from '../journeys.module.css'
import { nameLang } from '../name-lang.ts'

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function useLanguages(): (languages: readonly Language[]) => string {
  const { t } = useText('care')
  const { both, english, french } = t.care.recommended
  return (languages) => {
    if (languages.length > 1) return both()
    return languages[0] === 'fr-ca' ? french() : english()
  }
}

/** The length of a journey: weeks if known, and steps. */
function useLength(): (definition: ProcessDefinition) => string {
  const { t } = useText('care')
  const texts = t.care.recommended
  return ({ estimated_weeks: weeks, step_count: steps }) => {
    const known = [
      weeks !== null && texts.weeks({ count: weeks }),
      steps !== null && texts.steps({ count: steps }),
    ].filter(Boolean)
    return known.length > 0 ? known.join(', ') : texts.stepsVary()
  }
}

type Props = { definition: ProcessDefinition; organizationId: string; onJoin: () => void }

/** A journey to join: audience, length, languages and who reads the answers. */
export function OfferCard({ definition, organizationId, onJoin }: Props) {
  const { t, locale } = useText('care')
  const texts = t.care.recommended
  const languages = useLanguages()
  const length = useLength()
  const { name, enrolment } = definition
  const lang = nameLang(definition.languages, locale)
  const words = { ...(lang && { lang }) }
  return (
    <Card as="li">
      <Stack gap="md">
        <Stack gap="sm">
          {lang && <Badge tone="warning">{t.care.englishOnly()}</Badge>}
          <Title level={2} size={3}>
            <span {...words}>{name}</span>
          </Title>
          <Text {...words}>{definition.description}</Text>
          {definition.recommendation && (
            <Text size="sm" tone="secondary" {...words}>
              {definition.recommendation}
            </Text>
          )}
        </Stack>
        <dl className={styles.facts}>
          <Fact term={texts.audience()}>
            <span {...words}>{definition.audience}</span>
          </Fact>
          <Fact term={texts.duration()}>{length(definition)}</Fact>
          <Fact term={texts.languages()}>{languages(definition.languages)}</Fact>
          <Fact term={texts.answers()}>{definition.is_monitored ? texts.watched() : texts.unwatched()}</Fact>
        </dl>
        {enrolment?.is_ongoing ? (
          <Stack gap="xs">
            <Text strong>{texts.already()}</Text>
            <TextLink to={paths.patient.journey({ organizationId, journeyId: enrolment.process_instance })}>
              {texts.open()}
            </TextLink>
          </Stack>
        ) : (
          <Stack gap="sm">
            {enrolment && (
              <Text size="sm" tone="secondary">
                {texts.before()}
              </Text>
            )}
            <div>
              <Button width="phone" onClick={onJoin} aria-label={texts.joinNamed({ name })}>
                {texts.join()}
              </Button>
            </div>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
