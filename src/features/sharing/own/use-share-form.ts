import { useCreateHealthStoryShare } from '#generated/endpoints/health-story-shares/health-story-shares.ts'
import { ApiError } from '#src/api/errors.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { sectionKinds, shareSchema, toShare, type ShareAnswers, type ShareInput } from './share-schema.ts'

const defaultValues: ShareInput = {
  sections: [...sectionKinds],
  hidden: [],
  back: 'all',
  label: '',
  language: '',
  allow_note: true,
}

/** The form state of a share, and the created share. */
export function useShareForm(patient: string) {
  const { t } = useText('sharing', 'validation', 'kit')
  const { sectionsMissing, labelMissing, labelLong, languageMissing, tooMany, failed } = t.sharing.create
  const { mutateAsync, data: made } = useCreateHealthStoryShare()
  const form = useAppForm({
    schema: shareSchema,
    defaultValues,
    texts: {
      sectionsMissing: sectionsMissing(),
      labelMissing: labelMissing(),
      labelLong: labelLong(),
      languageMissing: languageMissing(),
    },
    send: (answers: ShareAnswers) => mutateAsync({ data: toShare(patient, answers) }),
    onSaved: () => undefined,
    failureText: (error) => (error instanceof ApiError && error.status === 409 ? tooMany() : failed()),
  })
  return { ...form, made }
}

export type ShareForm = ReturnType<typeof useShareForm>
