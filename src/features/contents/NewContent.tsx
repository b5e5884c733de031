import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCreateOrganizationContent } from '#generated/endpoints/organization-contents/organization-contents.ts'
import { ContentType } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { isBlank } from '#src/lib/text-rules.ts'
import { paths } from '#src/routes/paths.ts'
import { FormShell } from '#src/ui/FormShell.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toast } from '#src/ui/toast-queue.ts'
import { emptyPair, htmlLangOf, pairLanguages } from './languages.ts'
import { saveFailure } from './save-failure.ts'

const LONGEST = 200

type Props = { organizationId: string; opened: boolean; onClose: () => void }

/** Begins a content: what it is and how it is called; then its editor opens. */
export function NewContent({ organizationId, opened, onClose }: Props) {
  const { t } = useText('contents')
  return (
    <Modal opened={opened} onClose={onClose} staticBackdrop title={t.contents.create.title()} size="md">
      <NewContentForm organizationId={organizationId} onClose={onClose} />
    </Modal>
  )
}

function NewContentForm({ organizationId, onClose }: Omit<Props, 'opened'>) {
  const { t } = useText('contents', 'library')
  const id = useId()
  const navigate = useNavigate()
  const create = useCreateOrganizationContent()
  const [type, setType] = useState<ContentType>('article')
  const [title, setTitle] = useState(emptyPair)
  const [isSent, setSent] = useState(false)
  const texts = t.contents.create
  const edit = t.contents.edit
  const isEmpty = pairLanguages.every((language) => isBlank(title[language]))
  const error = isSent && isEmpty ? texts.noTitle() : undefined
  async function submit() {
    setSent(true)
    if (isEmpty) return
    try {
      const content = await create.mutateAsync({ data: { organization: organizationId, type, title } })
      toast({ variant: 'success', message: texts.created() })
      void navigate(paths.admin.contentItem({ id: organizationId, contentId: content.id }))
    } catch {
      // the form says that it failed, and keeps what was typed
    }
  }
  return (
    <FormShell
      aria-label={texts.title()}
      submitLabel={texts.confirm()}
      onSubmit={submit}
      onCancel={onClose}
      problems={error ? [{ fieldId: `${id}en-ca`, message: error }] : []}
      pending={create.isPending}
      submitError={
        create.error && (saveFailure(create.error) === 'offline' ? edit.offline() : texts.failed())
      }
    >
      <Text>{texts.body()}</Text>
      <SelectField
        label={edit.type()}
        empty={false}
        value={type}
        options={Object.values(ContentType).map((value) => ({ value, label: t.library.type[value]() }))}
        onChange={(value) => setType(Object.values(ContentType).find((one) => one === value) ?? type)}
      />
      {pairLanguages.map((language) => (
        <TextField
          key={language}
          id={id + language}
          lang={htmlLangOf[language]}
          label={(language === 'en-ca' ? edit.inEnglish : edit.inFrench)({ label: edit.name() })}
          value={title[language]}
          error={language === 'en-ca' ? error : undefined}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={(value) => setTitle({ ...title, [language]: value })}
        />
      ))}
    </FormShell>
  )
}
