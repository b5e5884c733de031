import * as z from 'zod/mini'
import { useCreateOrganizationContent } from '#generated/endpoints/organization-contents/organization-contents.ts'
import { ContentType } from '#generated/model/index.ts'
import { OrganizationContentCreate } from '#generated/zod/portageV1.schemas.zod.ts'
import { failureMessage } from '#src/api/save-failure.ts'
import { rule } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { isBlank } from '#src/lib/validation/text-rules.ts'
import { paths } from '#src/routes/paths.ts'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Text } from '#src/ui/basics.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { emptyPair, htmlLangOf, pairLanguages } from '../languages.ts'

/** The contract states this limit in prose only. */
const MAX_TITLE_LENGTH = 200

const { type, title } = OrganizationContentCreate.shape

const newContentSchema = z.object({
  type,
  title: title.check(
    rule('noTitle', 'en-ca', (pair) => pairLanguages.some((language) => !isBlank(String(pair[language])))),
  ),
})

type Props = { organizationId: string; opened: boolean; onClose: () => void }

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
  const navigate = useNavigate()
  const create = useCreateOrganizationContent()
  const texts = t.contents.create
  const edit = t.contents.edit
  const { field, shell } = useAppForm({
    schema: newContentSchema,
    defaultValues: { type: 'article', title: emptyPair },
    texts: { noTitle: texts.noTitle() },
    apiFieldNames: { title: 'title.en-ca' },
    send: (checked) => create.mutateAsync({ data: { ...checked, organization: organizationId } }),
    onSaved: (content) => {
      toast({ variant: 'success', message: texts.created() })
      void navigate(paths.admin.contentItem({ id: organizationId, contentId: content.id }))
    },
    failureText: failureMessage({ offline: edit.offline, failed: texts.failed }),
  })
  // A dialog with two short fields closes without a prompt.
  const { unsaved: _, ...unguarded } = shell
  return (
    <FormShell {...unguarded} aria-label={texts.title()} submitLabel={texts.confirm()} onCancel={onClose}>
      <Text>{texts.body()}</Text>
      <SelectField
        {...field('type')}
        label={edit.type()}
        empty={false}
        options={optionsOf(Object.values(ContentType), t.library.type)}
      />
      {pairLanguages.map((language) => (
        <TextField
          {...field(`title.${language}`)}
          key={language}
          lang={htmlLangOf[language]}
          label={(language === 'en-ca' ? edit.inEnglish : edit.inFrench)({ label: edit.name() })}
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
        />
      ))}
    </FormShell>
  )
}
