import type { ComponentType } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { bannerOfFile, banners, fileOfBanner } from './banners.ts'
import { fieldIdOf, useEditing } from '../editor/EditorContext.ts'
import { usePart } from '../editor/use-parts.ts'

/** An image field for the organization's media library, by file id; passed in by the page. */
export type PictureField = ComponentType<{
  id: string
  label: string
  description: string
  error: string | undefined
  organizationId: string
  value: string | null
  onChange: (id: string | null) => void
}>

type Props = { organizationId: string; PictureField: PictureField }

/** The banner of a journey: the organization's own image, a built-in one, or none. */
export function BannerField({ organizationId, PictureField: Picture }: Props) {
  const { t } = useText('journeyEditor')
  const { design, problems } = useEditing()
  const set = usePart()
  const texts = t.journeyEditor.options
  const { banner } = design
  const file = fileOfBanner(banner)
  const known = banners.map(({ path, name }) => ({ value: path, label: texts.banners[name]() }))
  const isKnown = banner === null || known.some(({ value }) => value === banner)
  return (
    <>
      {file === null && (
        <SelectField
          label={texts.banner()}
          empty={texts.noBanner()}
          value={banner ?? ''}
          options={isKnown ? known : [...known, { value: banner, label: banner }]}
          onChange={(path) => set({ banner: path || null })}
        />
      )}
      <Picture
        id={fieldIdOf('/banner')}
        label={texts.ownBanner()}
        description={texts.ownBannerHelp()}
        error={problems['/banner']}
        organizationId={organizationId}
        value={file}
        onChange={(id) => set({ banner: id === null ? null : bannerOfFile(id) })}
      />
    </>
  )
}
