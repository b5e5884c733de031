import type { HealthStory, HealthStoryLanguage } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconDownload, IconPrinter } from '#src/ui/icons.ts'
import { Text } from '#src/ui/text/Text.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import styles from '../summary.module.css'
import { useDownloads, type FileKind } from './use-downloads.ts'

const kinds = ['html', 'csv', 'fhir'] as const satisfies readonly FileKind[]

/** Downloads of a Health Story, by purpose (B17). */
export function Downloads({ story, language }: { story: HealthStory; language: HealthStoryLanguage }) {
  const { t } = useText('summary')
  const words = t.summary.download
  const save = useDownloads(story, language)
  const names = { html: words.html(), csv: words.csv(), fhir: words.fhir() }
  const helps = { html: words.htmlHelp(), csv: words.csvHelp(), fhir: words.fhirHelp() }
  return (
    <TitledCard id="downloads" title={words.title()}>
      <Text>{words.intro()}</Text>
      <ul className={styles.downloads}>
        <li>
          <Button variant="secondary" icon={IconPrinter} onClick={() => window.print()}>
            {words.print()}
          </Button>
          <Text size="sm" tone="secondary">
            {words.printHelp()} {t.summary.printHint()}
          </Text>
        </li>
        {kinds.map((kind) => (
          <li key={kind}>
            <Button variant="secondary" icon={IconDownload} onClick={() => void save(kind)}>
              {names[kind]}
            </Button>
            <Text size="sm" tone="secondary">
              {helps[kind]}
            </Text>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
