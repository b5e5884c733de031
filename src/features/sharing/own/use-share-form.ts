import { useCreateHealthStoryShare } from '#generated/endpoints/health-story-shares/health-story-shares.ts'
import type { HealthStorySection, HealthStoryView } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { sectionKinds, shareSchema, toShare, type ShareAnswers, type ShareInput } from './share-schema.ts'

const defaultValues: Omit<ShareInput, 'view'> = {
  sections: [...sectionKinds],
  hidden: [],
  back: 'all',
  label: '',
  language: '',
  allow_note: true,
}

type Options = {
  patient: string
  /** The view that is chosen at first. */
  view: HealthStoryView
  /** The sections of the emergency page. */
  emergency: readonly HealthStorySection[]
}

/** The form state of a share, and the created share. */
export function useShareForm({ patient, view, emergency }: Options) {
  const { t } = useText('sharing', 'validation', 'kit')
  const { sectionsMissing, labelMissing, labelLong, languageMissing, tooMany, failed } = t.sharing.create
  const { mutateAsync, data: made } = useCreateHealthStoryShare()
  const form = useAppForm({
    schema: shareSchema,
    defaultValues: { ...defaultValues, view },
    texts: {
      sectionsMissing: sectionsMissing(),
      labelMissing: labelMissing(),
      labelLong: labelLong(),
      languageMissing: languageMissing(),
    },
    send: (answers: ShareAnswers) => mutateAsync({ data: toShare(patient, answers, emergency) }),
    onSaved: () => undefined,
    failureText: (error) => (error instanceof ApiError && error.status === 409 ? tooMany() : failed()),
  })
  return { ...form, made }
}

export type ShareForm = ReturnType<typeof useShareForm>
