import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getListMessageTemplatesQueryKey,
  useDeleteMessageTemplate,
} from '#generated/endpoints/message-templates/message-templates.ts'
import type { MessageTemplate, Organization } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { failureMessage, saveFailure } from '#src/api/save-failure.ts'
import { ConfirmButton } from '#src/form-kit/confirm/ConfirmButton.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import type { SectionProps } from '../OrganizationSections.tsx'
import { SettingsSection } from '../SettingsSection.tsx'
import styles from './messages.module.css'
import { messagesOf } from './queries.ts'
import { TemplateForm } from './TemplateForm.tsx'
import { TemplateTexts } from './TemplateTexts.tsx'

type Props = { organization: Organization; section: SectionProps; onClose: () => void }

/** The messages that the care team may send; administrators add, edit and delete them. */
export function MessagesSection({ organization, section, onClose }: Props) {
  const { t } = useText('organization')
  const [edited, setEdited] = useState<MessageTemplate>()
  const texts = t.organization.messages
  const open = (template?: MessageTemplate) => {
    setEdited(template)
    section.onOpen()
  }
  return (
    <SettingsSection
      {...section}
      onOpen={() => open()}
      icon={IconPlus}
      title={texts.title()}
      form={<TemplateForm organizationId={organization.id} template={edited} onClose={onClose} />}
    >
      <Stack gap="md">
        <Text tone="secondary">{texts.about()}</Text>
        <Region title={texts.failed()} pending={<Skeleton lines={4} />}>
          <TemplateList
            organizationId={organization.id}
            headingId={section.id}
            onEdit={section.change === undefined ? undefined : open}
          />
        </Region>
      </Stack>
    </SettingsSection>
  )
}

type ListProps = {
  organizationId: string
  headingId: string
  /** Undefined while another section is being edited. */
  onEdit: ((template: MessageTemplate) => void) | undefined
}

function TemplateList({ organizationId, headingId, onEdit }: ListProps) {
  const { t, locale } = useText('organization')
  const { data } = useSuspenseQuery(messagesOf(organizationId))
  const texts = t.organization.messages
  if (data.count === 0) return <Text>{texts.none()}</Text>
  return (
    <ul role="list" className={styles.list} aria-labelledby={headingId}>
      {data.results.map((template) => (
        <li key={template.id} className={styles.one}>
          <TemplateTexts template={template} />
          {onEdit && (
            <Group gap="sm">
              <Button
                variant="quiet"
                size="sm"
                aria-label={texts.editOne({ subject: template.subject[locale] })}
                onClick={() => onEdit(template)}
              >
                {texts.edit()}
              </Button>
              {/* The button goes with its message, so the focus moves to the heading. */}
              <DeleteTemplate
                template={template}
                onDeleted={() => document.getElementById(headingId)?.focus()}
              />
            </Group>
          )}
        </li>
      ))}
    </ul>
  )
}

type DeleteTemplateProps = { template: MessageTemplate; onDeleted: () => void }

/** Deletes an approved message, after explaining the effect. */
function DeleteTemplate({ template, onDeleted }: DeleteTemplateProps) {
  const { t, locale } = useText('organization')
  const queries = useQueryClient()
  const { deletion: texts, remove, removeOne } = t.organization.messages
  const subject = template.subject[locale]
  const done = texts.done({ subject })
  return (
    <ConfirmButton
      label={remove()}
      name={removeOne({ subject })}
      look={{ variant: 'quiet', size: 'sm' }}
      call={useDeleteMessageTemplate({ request: ifMatch(template.revision) })}
      variables={{ id: template.id }}
      title={texts.title({ subject })}
      confirmLabel={texts.confirm()}
      final
      done={done}
      failed={failureMessage({ conflict: texts.changed, failed: texts.failed })}
      onDone={onDeleted}
      onFailed={(error, close) => {
        const kind = saveFailure(error)
        if (kind === 'gone') {
          // Someone else deleted it, which is what was wanted.
          close()
          toast({ variant: 'success', message: done })
          onDeleted()
        }
        if (kind === 'gone' || kind === 'conflict')
          void queries.invalidateQueries({ queryKey: getListMessageTemplatesQueryKey() })
      }}
    >
      <Text>{texts.body()}</Text>
    </ConfirmButton>
  )
}
