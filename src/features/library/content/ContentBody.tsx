import type { Content, ContentMedia, Resource } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { RichText } from '#src/ui/text/RichText.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { foreignLang } from './content-language.ts'
import { MediaPlayer } from './MediaPlayer.tsx'
import { ResourceActions } from '../resource/ResourceActions.tsx'

type Props = {
  content: Pick<Content, 'summary' | 'title' | 'image' | 'language'>
  body: string | null
  transcript: string | null
  media: ContentMedia | null
  /** The document or link it is about. */
  main: Resource | undefined
}

/** The content itself; administrators see the same in the preview. */
export function ContentBody({ content, body, transcript, media, main }: Props) {
  const { t, locale } = useText('library')
  const lang = foreignLang(content.language, locale)
  return (
    <Stack gap="lg">
      <Text size="lg" lang={lang}>
        {content.summary}
      </Text>
      {media && <MediaPlayer media={media} title={content.title} picture={content.image} />}
      {main && <ResourceActions resource={main} />}
      {body && <RichText html={body} lang={lang} />}
      {transcript && (
        <Stack as="section" gap="sm">
          <Title level={2}>{t.library.content.transcript()}</Title>
          <RichText html={transcript} lang={lang} />
        </Stack>
      )}
    </Stack>
  )
}
