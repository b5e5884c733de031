import type { JourneyFile } from '#generated/model/index.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Spinner } from '#src/ui/messages/Spinner.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { writeFailure } from '../editor/write-failure.ts'
import { fileOfBanner } from '../fields/banners.ts'
import { BannerPreview } from './BannerPreview.tsx'
import { FilePlaces } from './FilePlaces.tsx'
import { ImportedForm } from './ImportedForm.tsx'
import type { JourneyImporting } from './use-journey-import.ts'

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
