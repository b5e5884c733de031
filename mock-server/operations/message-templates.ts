import type { MessageTemplate, MessageTemplateSave } from '#generated/model/index.ts'
import type { Call, CallContext, Operations } from '../contract.ts'
import { changesBetween, recordAudit } from '../engine/audit.ts'
import { conflict, notFound } from '../failures.ts'
import { iso } from '../store/clock.ts'
import type { MessageTemplateRow } from '../store/message-template-row.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { caredOrganization } from './access.ts'
import { pageOf } from './lists.ts'
import { expectRevision } from './revisions.ts'

type Who = Pick<CallContext, 'world'> & { readonly user: UserRow }

/** The most messages that an organization keeps. */
const most = 100

const view = ({ id, organization, subject, text, revision, updatedAt }: MessageTemplateRow) =>
  ({
    id,
    organization,
    subject: { ...subject },
    text: { ...text },
    revision,
    updated_at: iso(updatedAt),
  }) satisfies MessageTemplate

const templatesOf = ({ tables }: World, organization: string): MessageTemplateRow[] =>
  [...tables.messageTemplates.values()].filter((one) => one.organization === organization)

const trimmed = <Pair extends MessageTemplateSave['subject']>(pair: Pair) => ({
  'en-ca': pair['en-ca'].trim(),
  'fr-ca': pair['fr-ca'].trim(),
})

type Texts = Pick<MessageTemplateRow, 'subject' | 'text'>

const textsOf = ({ subject, text }: MessageTemplateSave): Texts => ({
  subject: trimmed(subject),
  text: trimmed(text),
})

/** The message, if the change is based on its current revision. */
function rowToChange(call: Call<'saveMessageTemplate'> | Call<'deleteMessageTemplate'>): MessageTemplateRow {
  const row = call.world.tables.messageTemplates.get(call.params.id)
  if (!row) throw notFound()
  expectRevision(call, row.revision)
  return row
}

/** Each text by its language, as the change history shows it. */
const byLanguage = ({ subject, text }: Texts) => ({
  'subject.en-ca': subject['en-ca'],
  'subject.fr-ca': subject['fr-ca'],
  'text.en-ca': text['en-ca'],
  'text.fr-ca': text['fr-ca'],
})

const fields = ['subject.en-ca', 'subject.fr-ca', 'text.en-ca', 'text.fr-ca'] as const

function audit(
  who: Who,
  row: MessageTemplateRow,
  action: 'changed' | 'created' | 'deleted',
  before?: Texts,
): void {
  recordAudit(who, {
    action,
    objectType: 'message_template',
    objectId: row.id,
    objectName: row.subject['en-ca'],
    organization: row.organization,
    changes:
      action === 'deleted' ? [] : changesBetween(before && byLanguage(before), byLanguage(row), fields),
  })
}

/** The messages that an organization approved. */
export const messageTemplates = {
  listMessageTemplates: (call) => {
    const { id } = caredOrganization(call, call.query.organization)
    return pageOf(call, templatesOf(call.world, id), view)
  },

  createMessageTemplate: (call) => {
    const { world, body } = call
    const { id: organization } = caredOrganization(call, body.organization)
    if (templatesOf(world, organization).length >= most) {
      throw conflict(
        {
          'en-ca': 'The organization has as many messages as it can keep.',
          'fr-ca': 'L’organisation a autant de messages qu’elle peut en conserver.',
        },
        'too_many',
      )
    }
    const id = world.newId('message-template')
    const row = { id, organization, ...textsOf(body), revision: 1, updatedAt: world.clock.now() }
    world.tables.messageTemplates.set(id, row)
    audit(call, row, 'created')
    return view(row)
  },

  saveMessageTemplate: (call) => {
    const row = rowToChange(call)
    const before = { subject: row.subject, text: row.text }
    Object.assign(row, textsOf(call.body))
    row.revision += 1
    row.updatedAt = call.world.clock.now()
    audit(call, row, 'changed', before)
    return view(row)
  },

  deleteMessageTemplate: (call) => {
    const row = rowToChange(call)
    call.world.tables.messageTemplates.delete(row.id)
    audit(call, row, 'deleted')
  },
} satisfies Partial<Operations>
