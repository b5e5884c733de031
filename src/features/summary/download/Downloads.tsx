import type { HealthStory, HealthStoryLanguage } from '#generated/model/index.ts'
import { textsIn } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { fileNamePart, saveFile } from '#src/lib/browser/save-file.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconDownload, IconPrinter } from '#src/ui/icons.ts'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { Text } from '#src/ui/basics.tsx'
import { csvFile } from '../files/csv-file.ts'
import { fhirFile } from '../files/fhir-file.ts'
import { htmlFile } from '../files/html-file.ts'
import type { Words } from '../story/story-item.ts'
import styles from '../summary.module.css'

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

/** File formats of a Health Story, by purpose (B17). */
type FileKind = 'html' | 'csv' | 'fhir'

const types = {
  html: 'text/html;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
  fhir: 'application/fhir+json',
} satisfies Record<FileKind, string>

const endings = { html: 'html', csv: 'csv', fhir: 'fhir.json' } satisfies Record<FileKind, string>

const wordsIn = async (language: HealthStoryLanguage): Promise<Words[]> => {
  const locales = language === 'both' ? (['en-ca', 'fr-ca'] as const) : [language]
  return Promise.all(locales.map((locale) => textsIn(locale, 'story')))
}

function written(kind: FileKind, columns: readonly Words[], story: HealthStory): string {
  switch (kind) {
    case 'html':
      return htmlFile(columns, story)
    case 'csv':
      return csvFile(columns, story)
    case 'fhir': {
      const [words] = columns
      if (!words) throw new Error('A file needs a language.')
      return fhirFile({ words, story, newId: () => crypto.randomUUID() })
    }
  }
}

/** Saves a Health Story as a file in its display language. */
function useDownloads(story: HealthStory, language: HealthStoryLanguage) {
  const { t } = useText('summary')
  const words = t.summary.download
  return async (kind: FileKind) => {
    const day = story.generated_at.slice(0, 10)
    const name = [words.file(), fileNamePart(story.patient.display_name), day].filter(Boolean).join('-')
    const file = `${name}.${endings[kind]}`
    saveFile(file, types[kind], written(kind, await wordsIn(language), story))
    const isWhole = Object.values(story.sections).every((section) => section?.status !== 'failed')
    toast({
      message: isWhole ? words.done({ file }) : words.incomplete(),
      variant: isWhole ? 'success' : 'warning',
    })
  }
}
