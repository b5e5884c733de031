import type { ReactNode } from 'react'
import type {
  JourneyDesign,
  JourneyFile,
  JourneyUpdateCheck,
  JourneyUpdatePlace,
} from '#generated/model/index.ts'
import { ConflictField } from '#src/form-kit/conflict.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { shownFileName } from '#src/lib/files/file-rules.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { DesignChanges } from '../changes/DesignChanges.tsx'
import { useShownValue } from '../changes/use-shown-value.ts'
import { workOf } from '../editor/use-journey-editor.ts'
import { BannerName } from '../fields/BannerName.tsx'
import { fileOfBanner } from '../fields/banners.ts'
import { usePlaceName } from '../problems/use-place-name.ts'
import { FileCheck } from './FileCheck.tsx'
import { ImportedForms } from './ImportedForms.tsx'
import { placeKey, pointerOf, updatedDesign, valueAt, withCopiedForms } from './updated-design.ts'
import type { JourneyUpdating } from './use-journey-update.ts'

type Props = { file: JourneyFile; updating: JourneyUpdating }

/** What updating a journey from a file would change, and what it keeps, before anything is written. */
export const UpdatePreview = ({ file, updating }: Props) => (
  <FileCheck check={updating.check}>
    {(found) => <Found file={file} updating={updating} found={found} />}
  </FileCheck>
)

function Found({ file, updating, found }: Props & { found: JourneyUpdateCheck }) {
  const { t, format } = useText('journeyEditor')
  const texts = t.journeyEditor.import.update
  const { journey, kept, lost, forms } = found
  const { choices, sideOf } = updating
  const current = workOf(journey) ?? found.incoming
  const incoming = withCopiedForms(found.incoming, forms, choices.actionOf)
  const own = kept.filter((place) => sideOf(place) === 'mine')
  const placeName = usePlaceName()
  const nameOf = (place: JourneyUpdatePlace) => placeName(current, pointerOf(current, place))
  return (
    <section aria-labelledby="import-preview">
      <Stack gap="md">
        <Title level={2} id="import-preview">
          {texts.title()}
        </Title>
        {journey.draft_updated_by && journey.draft_updated_at && (
          <Alert kind="info">
            {texts.hasDraft({
              name: journey.draft_updated_by.display_name,
              date: format.dateTime(journey.draft_updated_at),
            })}{' '}
            {journey.review?.state === 'waiting' && texts.review()}
          </Alert>
        )}
        <Title level={3}>{texts.changes()}</Title>
        {lost.length > 0 && (
          <Alert kind="warning" title={texts.lost()}>
            <ul>
              {lost.map((place) => (
                <li key={placeKey(place)}>{nameOf(place)}</li>
              ))}
            </ul>
          </Alert>
        )}
        <Region title={t.journeyEditor.versions.changesFailed()}>
          <DesignChanges before={current} after={updatedDesign(current, incoming, own)} />
        </Region>
        <Title level={3}>{texts.own()}</Title>
        <Text>{kept.length > 0 ? texts.ownHelp() : texts.nothingOwn()}</Text>
        {kept.map((place, index) => (
          <ConflictField
            key={placeKey(place)}
            id={`own-${index}`}
            label={nameOf(place)}
            required
            value={sideOf(place)}
            onChange={(side) => updating.chooseSide(place, side)}
            sides={{
              mine: { label: texts.mine(), help: <Value design={current} place={place} /> },
              theirs: { label: texts.theirs(), help: <Value design={incoming} place={place} file={file} /> },
            }}
          />
        ))}
        {forms.length + found.missing_forms.length > 0 && <Title level={3}>{texts.forms()}</Title>}
        <ImportedForms found={found} choices={choices} />
        <Text>{texts.unpublished()}</Text>
      </Stack>
    </section>
  )
}

type ValueProps = { design: JourneyDesign; place: JourneyUpdatePlace; file?: JourneyFile }

/** A value in words; a banner by its name, also while its picture is only in the file. */
function Value({ design, place, file }: ValueProps): ReactNode {
  const { t } = useText('journeyEditor')
  const shown = useShownValue()
  if (place.step !== null || place.part !== 'banner') return shown(valueAt(design, place))
  const picture = file?.banner_picture
  return picture && fileOfBanner(design.banner) !== null ? (
    t.journeyEditor.options.libraryBanner({ name: shownFileName(picture.file_name) })
  ) : (
    <BannerName banner={design.banner} />
  )
}
