import { type ReactNode, useState } from 'react'
import type { HealthStory, HealthStoryLanguage, HealthStoryShareCreated } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack } from '#src/ui/basics.tsx'
import { IconPrinter } from '#src/ui/icons.ts'
import { LanguageChoice } from '../view/LanguageChoice.tsx'
import { WalletCard } from './WalletCard.tsx'

type Props = {
  story: HealthStory
  code: HealthStoryShareCreated | undefined
  /** Adds a code, in the language of the card. */
  addCode: (language: HealthStoryLanguage) => ReactNode
}

/** The wallet card: to print and fold. */
export function WalletView({ story, code, addCode }: Props) {
  const { t, locale } = useText('emergency', 'summary')
  const words = t.emergency
  const [language, setLanguage] = useState<HealthStoryLanguage>(locale)
  return (
    <Stack gap="lg">
      <div data-no-print>
        <Stack gap="lg">
          <Group justify="between" align="end">
            <Button icon={IconPrinter} onClick={() => window.print()}>
              {words.wallet.print()}
            </Button>
            <LanguageChoice
              label={words.language()}
              both={t.summary.both()}
              value={language}
              onChange={setLanguage}
            />
          </Group>
          {addCode(language)}
        </Stack>
      </div>
      <WalletCard {...{ story, language, code }} />
    </Stack>
  )
}
