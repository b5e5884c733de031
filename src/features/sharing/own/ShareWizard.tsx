import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useCreateHealthStoryShare } from '#generated/endpoints/health-story-shares/health-story-shares.ts'
import type { HealthStoryLanguage, HealthStorySection } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Wizard } from '#src/ui/Wizard.tsx'
import styles from './own.module.css'
import { ShareMade } from './ShareMade.tsx'
import { WhatToShare, WhoReads } from './ShareQuestions.tsx'
import { sectionKinds, shareIssueText, shareSchema, sinceOf, toShare } from './share-schema.ts'
import type { ShareAnswers, ShareInput } from './share-schema.ts'

/** What is about to be shared. */
export type ShareChoice = {
  sections: readonly HealthStorySection[]
  hidden: readonly string[]
  since: string | null
  language: HealthStoryLanguage
}

type Props = {
  patient: string
  /** Of somebody that the person cares for: their name. */
  name: string | undefined
  back: string
  /** Where the list of what was shared stands. */
  manage: string
  /** What the reader will see, with a way to leave records out and to put them back. */
  preview: (choice: ShareChoice, onHide: (hidden: string[]) => void) => ReactNode
}

/** Shares a Health Story with open eyes, in three steps: what, with whom, and exactly what they see (B3, 2.16). */
export function ShareWizard({ patient, name, back, manage, preview }: Props) {
  const { t } = useText('sharing', 'story', 'validation', 'kit')
  const words = t.sharing.create
  const [at, go] = useState(0)
  const { mutateAsync, isPending, error, data: made } = useCreateHealthStoryShare()
  const form = useForm<ShareInput, unknown, ShareAnswers>({
    resolver: zodResolver(shareSchema),
    defaultValues: {
      sections: [...sectionKinds],
      hidden: [],
      back: 'all',
      label: '',
      language: '',
      allowNote: true,
    },
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const errorOf = (field: keyof ShareInput) => {
    const code = errors[field]?.type
    return typeof code === 'string' ? shareIssueText(t, field, code) : undefined
  }
  const values = useWatch({ control: form.control, compute: (all: ShareInput) => all })
  if (made) return <ShareMade made={made} next={manage} />

  const choice: ShareChoice = {
    sections: sectionKinds.filter((kind) => values.sections.includes(kind)),
    hidden: values.hidden,
    since: sinceOf(values.back),
    language: shareSchema.shape.language.safeParse(values.language).data ?? 'both',
  }
  const question = { control: form.control, errorOf }
  const isTooMany = error instanceof ApiError && error.status === 409
  return (
    <Stack gap="lg">
      <PageHeader
        title={name === undefined ? words.title() : words.titleOf({ name })}
        subtitle={words.intro()}
        back={{ to: back, label: t.sharing.back() }}
      />
      <Wizard
        form={form}
        step={{ at, go }}
        submitLabel={words.submit()}
        pending={isPending}
        submitError={error ? (isTooMany ? words.tooMany() : words.failed()) : undefined}
        problemsOf={(fields) =>
          fields.flatMap((field) => {
            const message = errorOf(field as keyof ShareInput)
            return message ? [{ fieldId: field, message }] : []
          })
        }
        onSubmit={(answers) => mutateAsync({ data: toShare(patient, answers) }).catch(() => undefined)}
        pages={[
          {
            id: 'what',
            title: words.what(),
            fields: ['sections', 'back'],
            content: <WhatToShare {...question} />,
          },
          {
            id: 'who',
            title: words.who(),
            fields: ['label', 'language'],
            content: <WhoReads {...question} />,
          },
          {
            id: 'preview',
            title: words.preview(),
            fields: [],
            content: (
              <Stack>
                <Text>{words.previewHelp()}</Text>
                <div className={styles.preview}>
                  {preview(choice, (hidden) => form.setValue('hidden', hidden, { shouldDirty: true }))}
                </div>
              </Stack>
            ),
          },
        ]}
      />
    </Stack>
  )
}
