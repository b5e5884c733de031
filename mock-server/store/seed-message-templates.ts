import { dayAt } from './clock.ts'
import { uuidOf } from './ids.ts'
import { messageTemplateSeeds } from './seeds/message-templates.ts'
import { organizationSeeds } from './seeds/organizations.ts'
import type { World } from './world.ts'

/** Seeds the messages that organizations approved before the world began. */
export function seedMessageTemplates({ tables }: World, today: number): void {
  for (const { key, organization, subject, text } of messageTemplateSeeds) {
    const id = uuidOf(`message-template:${key}`)
    tables.messageTemplates.set(id, {
      id,
      organization: organizationSeeds[organization].id,
      subject: { ...subject },
      text: { ...text },
      revision: 1,
      updatedAt: dayAt(today, -30, '15:00'),
    })
  }
}
