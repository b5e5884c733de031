import type { HealthStory, HealthStoryLanguage } from '#generated/model/index.ts'
import { textsIn } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { csvFile } from '../files/csv-file.ts'
import { fhirFile } from '../files/fhir-file.ts'
import { htmlFile } from '../files/html-file.ts'
import { fileNamePart, saveFile } from '#src/lib/browser/save-file.ts'
import type { Words } from '../story/story-item.ts'

/** File formats of a Health Story, by purpose (B17). */
export type FileKind = 'html' | 'csv' | 'fhir'

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
export function useDownloads(story: HealthStory, language: HealthStoryLanguage) {
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
