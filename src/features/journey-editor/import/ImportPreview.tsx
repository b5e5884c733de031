import { useId } from 'react'
import type {
  JourneyFile,
  JourneyFilePicture,
  JourneyImportExisting,
  JourneyImportForm,
} from '#generated/model/index.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { shownFileName } from '#src/lib/files/file-rules.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Spinner } from '#src/ui/messages/Spinner.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { writeFailure } from '../editor/write-failure.ts'
import { fileOfBanner } from '../fields/banners.ts'
import styles from './import.module.css'
import { useFilePlace } from './use-file-place.ts'
import type { ImportAction, JourneyImporting } from './use-journey-import.ts'

type Props = { file: JourneyFile; importing: JourneyImporting }

/** What importing a file would create and change, before anything is written. */
export function ImportPreview({ file, importing: { check, actionOf, choose } }: Props) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.import
  const { data, error } = check
  if (error && Object.keys(fieldErrors(error)).length > 0) {
    return (
      <Alert kind="error" title={texts.invalid()}>
        <FilePlaces error={error} />
      </Alert>
    )
  }
  if (error) {
    const why = writeFailure(error)
    return (
      <Alert kind="error">
        <Stack gap="sm">
          <Text>{why === 'offline' ? texts.offline() : texts.failed()}</Text>
          <Button size="sm" variant="secondary" onClick={() => void check.refetch()}>
            {t.actions.retry()}
          </Button>
        </Stack>
      </Alert>
    )
  }
  if (!data) return <Spinner label={texts.checking()} />
  const { forms, missing_forms: missing } = data
  const { banner_picture: picture } = file
  const isOurPicture = fileOfBanner(file.design.banner) !== null
  return (
    <section aria-labelledby="import-preview">
      <Stack gap="md">
        <Title level={2} id="import-preview">
          {texts.title()}
        </Title>
        <Text>{texts.journey({ count: file.design.steps.length })}</Text>
        {forms.map((form) => (
          <ImportedForm
            key={form.key}
            form={form}
            action={actionOf(form)}
            onChoose={(action) => choose(form.key, action)}
          />
        ))}
        {missing.length > 0 && (
          <Alert kind="warning" title={texts.missing()}>
            <ul>
              {missing.map(({ key, name }) => (
                <li key={key}>
                  {name === null ? texts.missingForm({ key }) : texts.missingHere({ key, name })}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {isOurPicture && (picture ? <BannerPreview picture={picture} /> : <Text>{texts.picture()}</Text>)}
        <Text>{texts.unpublished()}</Text>
      </Stack>
    </section>
  )
}

/** The banner picture of a file, which the server has checked. */
function BannerPreview({ picture }: { picture: JourneyFilePicture }) {
  const { t, locale } = useText('journeyEditor')
  const texts = t.journeyEditor.import
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

const MAX_SHOWN = 20

/** What the contract does not allow in a file, each with its place. */
function FilePlaces({ error }: { error: unknown }) {
  const { t } = useText('journeyEditor')
  const placeName = useFilePlace()
  const texts = t.journeyEditor.import
  const found = Object.entries(fieldErrors(error)).map(([name, message]) => ({
    path: name.replace(/^file\./, '').split('.'),
    message,
  }))
  return (
    <ul className={styles.places}>
      {found.slice(0, MAX_SHOWN).map(({ path, message }) => (
        <li key={path.join('/')}>
          {texts.places.problem({ place: placeName(path), message })}{' '}
          <code className={styles.pointer}>/{path.join('/')}</code>
        </li>
      ))}
      {found.length > MAX_SHOWN && <li>{texts.places.more({ count: found.length - MAX_SHOWN })}</li>}
    </ul>
  )
}

type ImportedFormProps = {
  form: JourneyImportForm
  action: ImportAction
  onChoose: (action: ImportAction) => void
}

/** A form of the file: new, or what to do with the one that exists. */
function ImportedForm({ form, action, onChoose }: ImportedFormProps) {
  const { t } = useText('journeyEditor')
  const id = useId()
  const texts = t.journeyEditor.import.form
  const { name, existing, new_key: key, question_count: count } = form
  if (!existing) return <Text>{texts.isNew({ name, count, key })}</Text>
  const { matches, is_same: isSame, status, has_draft: hasDraft, used_by_count: used } = existing
  const replaced = [
    existing.version === null ? texts.replaceDraft() : texts.replaceHelp(),
    ...(hasDraft && existing.version !== null ? [texts.losesDraft()] : []),
    ...(used > 0 ? [texts.usedBy({ count: used })] : []),
  ]
  return (
    <div className={styles.form}>
      <Stack gap="sm">
        <RadioField
          id={id}
          label={texts.label({ name })}
          description={texts[matches]({ name: existing.name, key: existing.key })}
          required
          value={action}
          onChange={onChoose}
          options={[
            {
              value: 'use',
              label: texts.use(),
              help: [
                isSame ? texts.same() : texts.useHelp(),
                ...(status === 'published' ? [] : [texts.notPublished()]),
              ].join(' '),
            },
            ...(isSame
              ? []
              : [{ value: 'replace' as const, label: texts.replace(), help: replaced.join(' ') }]),
            { value: 'create', label: texts.copy(), help: texts.copyHelp({ key }) },
          ]}
        />
        {!isSame && <Differences existing={existing} />}
      </Stack>
    </div>
  )
}

/** The questions that differ, in words. */
function Differences({ existing }: { existing: JourneyImportExisting }) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.import.form
  const lists = [
    [texts.onlyInFile(), existing.only_in_file],
    [texts.onlyHere(), existing.only_here],
    [texts.different(), existing.different],
  ] as const
  const shown = lists.filter(([, questions]) => questions.length > 0)
  if (shown.length === 0) return <Text tone="secondary">{texts.otherwise()}</Text>
  return shown.map(([title, questions]) => (
    <div key={title}>
      <Text strong>{title}</Text>
      <ul className={styles.places}>
        {[...new Set(questions)].map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  ))
}
