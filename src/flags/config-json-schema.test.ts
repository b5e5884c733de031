// deploy/config.schema.json serves editors and `npm run check-config`, neither of which can import the portal.
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { configSchema } from './config-schema.ts'

test('deploy/config.schema.json says what the schema of the settings says; after a change run this with -u', async () => {
  const { $schema, ...schema } = z.toJSONSchema(configSchema)
  // Editors find the schema through this property.
  const properties = { $schema: { type: 'string' }, ...schema.properties }
  const text = `${JSON.stringify({ $schema, title: 'The settings of the portal: /config.json', ...schema, properties }, null, 2)}\n`
  await expect(text).toMatchFileSnapshot('../../deploy/config.schema.json')
})
