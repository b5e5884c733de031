import type { LocalizedText, Task } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { nameLang } from '../../name-lang.ts'
import { LocalText } from '../questions/LocalText.tsx'

type Props = { task: Pick<Task, 'description' | 'languages'>; content: readonly LocalizedText[] }

/** The description and reading text of a step, paragraph by paragraph. */
export function ReadingText({ task, content }: Props) {
  const { locale } = useText()
  const lang = nameLang(task.languages, locale)
  return (
    <>
      {task.description && (
        <Text size="lg" {...(lang && { lang })}>
          {task.description}
        </Text>
      )}
      {content.length > 0 && (
        <Card>
          <Stack gap="md">
            {content.map((paragraph) => (
              <Text key={paragraph['en-ca']}>
                <LocalText text={paragraph} />
              </Text>
            ))}
          </Stack>
        </Card>
      )}
    </>
  )
}
