import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import {
  useCreateMessageTemplate,
  useSaveMessageTemplate,
} from '#generated/endpoints/message-templates/message-templates.ts'
import type { MessageTemplate } from '#generated/model/index.ts'
import {
  MessageSubject,
  MessageText,
  messageSubjectEnCaMax,
  messageTextEnCaMax,
} from '#generated/zod/portageV1.schemas.zod.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { failureMessage, refusalText, saveFailure } from '#src/api/save-failure.ts'
import { line, lines } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { messagesNow } from './queries.ts'

const subject = MessageSubject.shape
const text = MessageText.shape

const templateSchema = z.object({
  subject: z.object({
    'en-ca': line(subject['en-ca'], 'missing'),
    'fr-ca': line(subject['fr-ca'], 'missing'),
  }),
  text: z.object({ 'en-ca': lines(text['en-ca'], 'missing'), 'fr-ca': lines(text['fr-ca'], 'missing') }),
})

const empty = { 'en-ca': '', 'fr-ca': '' }

type Props = {
  organizationId: string
  /** The message to edit; undefined adds one. */
  template: MessageTemplate | undefined
  onClose: () => void
}

/** Adds or edits an approved message, in both languages. */
export function TemplateForm({ organizationId, template, onClose }: Props) {
  const { t, locale } = useText('organization')
  const queries = useQueryClient()
  const [revision, setRevision] = useState(template?.revision ?? 0)
  const create = useCreateMessageTemplate()
  const save = useSaveMessageTemplate({ request: ifMatch(revision) })
  const texts = t.organization.messages.form

  /** After a conflict, the next save is based on the current version. */
  async function refetchRevision() {
    const now = await queries
      .fetchQuery({ ...messagesNow(organizationId), staleTime: 0 })
      .catch(() => undefined)
    const current = now?.results.find(({ id }) => id === template?.id)
    if (current) setRevision(current.revision)
  }

  const { field, shell } = useAppForm({
    schema: templateSchema,
    defaultValues: { subject: template?.subject ?? empty, text: template?.text ?? empty },
    texts: { missing: texts.missing() },
    send: async (data) => {
      if (!template) return create.mutateAsync({ data: { organization: organizationId, ...data } })
      try {
        return await save.mutateAsync({ id: template.id, data })
      } catch (error) {
        if (saveFailure(error) === 'conflict') await refetchRevision()
        throw error
      }
    },
    onSaved: (saved) => {
      toast({ variant: 'success', message: texts.saved({ subject: saved.subject[locale] }) })
      onClose()
    },
    failureText: (error) => {
      if (refusalText(error, 'code') === 'too_many') return texts.tooMany()
      const { offline, saveFailed: failed, gone, changed } = texts
      return failureMessage({ offline, gone, conflict: changed, failed })(error)
    },
  })
  const subjectProps = { required: true, maxLength: messageSubjectEnCaMax, autoComplete: 'off' } as const
  const textProps = { required: true, maxCharacters: messageTextEnCaMax, rows: 5 } as const
  return (
    <FormShell
      {...shell}
      aria-label={template ? texts.edit() : texts.add()}
      submitLabel={texts.save()}
      onCancel={onClose}
    >
      <TextField {...field('subject.en-ca')} {...subjectProps} lang="en" label={texts.subjectEnglish()} />
      <TextField {...field('subject.fr-ca')} {...subjectProps} lang="fr" label={texts.subjectFrench()} />
      <TextareaField {...field('text.en-ca')} {...textProps} lang="en" label={texts.textEnglish()} />
      <TextareaField {...field('text.fr-ca')} {...textProps} lang="fr" label={texts.textFrench()} />
    </FormShell>
  )
}
