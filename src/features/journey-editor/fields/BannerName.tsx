import { useQuery } from '@tanstack/react-query'
import { getGetMediaFileQueryOptions } from '#generated/endpoints/media-files/media-files.ts'
import { useText } from '#src/i18n/use-text.ts'
import { shownFileName } from '#src/lib/files/file-rules.ts'
import { banners, fileOfBanner } from './banners.ts'

/** The name of a banner; images from the media library use their file names. */
export function BannerName({ banner }: { banner: string | null }) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.options
  const id = fileOfBanner(banner)
  const { data } = useQuery({ ...getGetMediaFileQueryOptions(id ?? ''), enabled: id !== null })
  if (banner === null) return texts.noBanner()
  if (id !== null) return texts.libraryBanner({ name: data ? shownFileName(data.file_name) : '...' })
  const known = banners.find(({ path }) => path === banner)
  return known ? texts.banners[known.name]() : banner
}
