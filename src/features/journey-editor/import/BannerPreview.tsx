import type { JourneyFile } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { shownFileName } from '#src/lib/files/file-rules.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { fileOfBanner } from '../fields/banners.ts'
import styles from './import.module.css'

/** The banner picture of a file, which the server has checked; nothing for a built-in one. */
export function BannerPreview({ file: { design, banner_picture: picture } }: { file: JourneyFile }) {
  const { t, locale } = useText('journeyEditor')
  const texts = t.journeyEditor.import
  if (fileOfBanner(design.banner) === null) return null
  if (!picture) return <Text>{texts.picture()}</Text>
  const { alt, content_type: type, data, file_name: name } = picture
  return (
    <Stack gap="sm">
      <Text>{texts.pictureHere({ name: shownFileName(name) })}</Text>
      <img className={styles.picture} src={`data:${type};base64,${data}`} alt={alt[locale]} />
      <Text size="sm" tone="secondary">
        {texts.pictureShows({ english: alt['en-ca'], french: alt['fr-ca'] })}
      </Text>
    </Stack>
  )
}
