import { useState } from 'react'
import type { HealthStory, Patient } from '#generated/model/index.ts'
import {
  recordImportLimitsBytesMax as MOST_BYTES,
  recordImportLimitsEntriesMax as MOST_ENTRIES,
} from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { sentFileName } from '#src/lib/files/file-rules.ts'
import { bareName } from '#src/lib/text/same-name.ts'
import { FileField } from '#src/ui/fields/FileField.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { StoryRegion } from '../view/StoryRegion.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import type { BundleOptions, Person } from './read-bundle.ts'
import { OpenLink } from './OpenLink.tsx'
import { type FileContent, fhirJson, readRecords, readTexts, type Refusal } from './read-file.ts'
import { isPicture, pictures, type PictureContent, readPicture } from './read-picture.ts'

/** A file, or the decrypted files of a link. */
type Source = File | { texts: readonly string[]; host: string }
type PictureRefusal = Extract<PictureContent, { refused: unknown }>['refused']
/** What was found in a source: records, a link that is to be opened first, or why nothing was. */
type Found = { content?: FileContent; link?: string; refused?: Refusal | PictureRefusal }

async function contentIn(source: Source, options: Omit<BundleOptions, 'fileName'>) {
  if (!(source instanceof File)) {
    return readTexts(source.texts, MOST_BYTES, { ...options, fileName: source.host })
  }
  if (!isPicture(source)) return readRecords(source, MOST_BYTES, options)
  const shown = await readPicture(source)
  return 'card' in shown
    ? readTexts([shown.card], MOST_BYTES, { ...options, fileName: sentFileName(source.name) })
    : shown
}

/** Adds records from a file of another health app, which is read in the browser; only chosen ones are sent. */
export function ImportRecords({ patient }: { patient: Patient }) {
  const { t } = useText('summary', 'story', 'kit', 'validation')
  const texts = t.summary.import
  const [chosen, setChosen] = useState<{ source: Source; found?: Found }>()

  async function read(source: Source) {
    setChosen({ source })
    const options = { patient: patient.id, unknownReaction: texts.reactionUnknown() }
    const inside = await contentIn(source, options)
    const found: Found = 'records' in inside ? { content: inside } : inside
    // Another file may have been chosen meanwhile.
    setChosen((now) => (now?.source === source ? { source, found } : now))
  }

  const { source, found } = chosen ?? {}
  const { content, link, refused } = found ?? {}
  const file = source instanceof File ? source : null
  const problem = refused && texts.refused[refused]({ most: MOST_ENTRIES })
  return (
    <Stack gap="lg">
      <Card>
        <Stack gap="md">
          <Text>{texts.needs()}</Text>
          <FileField
            label={texts.field()}
            kinds={[fhirJson, ...pictures]}
            mostBytes={MOST_BYTES}
            value={file}
            error={file ? problem : undefined}
            onChange={(next) => {
              if (next) void read(next)
              else setChosen(undefined)
            }}
          />
          <Disclosure title={texts.link.title()} open={link !== undefined}>
            <OpenLink key={link ?? ''} found={link} onOpened={(opened) => void read(opened)} />
          </Disclosure>
        </Stack>
      </Card>
      {source && !file && problem && <Alert kind="error">{problem}</Alert>}
      {source && !found && (
        <div role="status" aria-label={texts.reading()}>
          <Skeleton cards={2} lines={3} />
        </div>
      )}
      {content && (
        <StoryRegion patient={patient}>
          {(story) => (
            <Stack gap="lg">
              {content.person && <AboutPerson person={content.person} story={story} />}
              {content.isCard && <Alert kind="info">{texts.card()}</Alert>}
              <Region title={texts.knownFailed()} pending={<Skeleton cards={2} lines={3} />}>
                <ImportPreview key={content.records[0]?.key ?? ''} {...{ story, content }} />
              </Region>
            </Stack>
          )}
        </StoryRegion>
      )}
    </Stack>
  )
}

/** Whether a file is about somebody else: another day of birth, or no name in common. */
function isOther({ name, birthDate }: Person, { patient }: HealthStory): boolean {
  if (birthDate && patient.date_of_birth && birthDate !== patient.date_of_birth) return true
  const names = bareName(patient.display_name).split(' ')
  return (
    name !== null &&
    !bareName(name)
      .split(' ')
      .some((part) => names.includes(part))
  )
}

function AboutPerson({ person, story }: { person: Person; story: HealthStory }) {
  const { t, format } = useText('summary')
  const texts = t.summary.import
  const { name, birthDate } = person
  if (name === null) return null
  const isDay = birthDate !== null && /^\d{4}(-\d{2}){2}$/.test(birthDate)
  const about = isDay ? texts.aboutBorn({ name, date: format.date(birthDate) }) : texts.about({ name })
  if (!isOther(person, story)) return <Text>{about}</Text>
  return (
    <Alert kind="warning" title={texts.otherPerson()}>
      {about}. {texts.otherPersonBody({ name: story.patient.display_name })}
    </Alert>
  )
}
