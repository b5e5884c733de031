// deploy/config.schema.json is for editors and for `npm run check-config`, which cannot import the portal.
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { configSchema } from './config-schema.ts'

test('deploy/config.schema.json says what the schema of the settings says; after a change run this with -u', async () => {
  const { $schema, ...schema } = z.toJSONSchema(configSchema)
  // Editors are told by a member of this name where the schema is.
  const properties = { $schema: { type: 'string' }, ...schema.properties }
  const text = `${JSON.stringify({ $schema, title: 'The settings of the portal: /config.json', ...schema, properties }, null, 2)}\n`
  await expect(text).toMatchFileSnapshot('../../deploy/config.schema.json')
})
