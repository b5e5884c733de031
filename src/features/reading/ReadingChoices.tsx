import { useText } from '#src/i18n/use-text.ts'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import {
  type ReadingChoice,
  onReading,
  readingNow,
  READING_COOKIE,
  showReading,
} from '#src/lib/browser/reading.ts'
import { useSyncExternalStore } from 'react'
import { writeCookie } from '#src/lib/browser/cookies.ts'

/** Each choice takes effect at once, so the page itself is the preview. */
export function ReadingChoices() {
  const { t } = useText('settings')
  const has = useReading()
  const texts = t.settings.reading

  /** A group with a choice in effect unless it is `normal`. */
  function group<Choice extends ReadingChoice>(...choices: readonly Choice[]) {
    return {
      value: choices.find(has) ?? ('normal' as const),
      onChange: (choice: Choice | 'normal') =>
        chooseReading(choices, choice === 'normal' ? undefined : choice),
    }
  }

  return (
    <Stack gap="lg">
      <Card>
        <Stack gap="lg">
          <RadioField
            label={texts.size()}
            options={optionsOf(['normal', 'large', 'largest'] as const, texts.sizes)}
            {...group('large', 'largest')}
          />
          <RadioField
            label={texts.spacing()}
            options={optionsOf(['normal', 'wide'] as const, texts.spacings)}
            {...group('wide')}
          />
          <CheckboxField
            label={texts.terms()}
            description={texts.termsHelp()}
            value={!has('unmarked')}
            onChange={(on) => chooseReading(['unmarked'], on ? undefined : 'unmarked')}
          />
        </Stack>
      </Card>
      <Card>
        {'speechSynthesis' in globalThis ? (
          <Stack gap="lg">
            <CheckboxField
              label={texts.listen()}
              description={texts.listenHelp()}
              value={has('listen')}
              onChange={(on) => chooseReading(['listen'], on ? 'listen' : undefined)}
            />
            {has('listen') && (
              <RadioField
                label={texts.speed()}
                options={optionsOf(['slow', 'normal', 'fast'] as const, texts.speeds)}
                {...group('slow', 'fast')}
              />
            )}
          </Stack>
        ) : (
          <Alert kind="info">{texts.noSpeech()}</Alert>
        )}
      </Card>
    </Stack>
  )
}

/** Returns whether a choice is in effect. */
function useReading(): (choice: ReadingChoice) => boolean {
  const words = useSyncExternalStore(onReading, readingNow).split(' ')
  return (choice) => words.includes(choice)
}

/** Replaces the choices of one group, such as the text sizes. */
export function chooseReading(group: readonly ReadingChoice[], choice: ReadingChoice | undefined): void {
  const others = readingNow()
    .split(' ')
    .filter((word) => word && !group.includes(word as ReadingChoice))
  writeCookie(READING_COOKIE, (choice ? [...others, choice] : others).join('.'))
  showReading()
}
