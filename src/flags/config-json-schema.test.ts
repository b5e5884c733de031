// deploy/config.schema.json and docs/settings.md are generated: after a change of the settings run this with -u.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { configJsonSchema, settingsGuide } from './config-guide.ts'

const guide = readFileSync(path.resolve(import.meta.dirname, '../../docs/flags.md'), 'utf8')
const flagTexts = Object.fromEntries(
  [...guide.matchAll(/^\| FLAG-\d\d \| `(\w+)`.*\| (.+?)\s*\|$/gm)].map(([, name = '', text = '']) => [
    name,
    text.replaceAll(/ \([A-Z]+-\d+\)/g, ''),
  ]),
)
const schema = configJsonSchema(flagTexts)

test('the schema for editors and check-config describes every setting of the portal, with its meaning', async () => {
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../../deploy/config.schema.json')
})

test('the guide has every setting', async () => {
  await expect(settingsGuide(schema)).toMatchFileSnapshot('../../docs/settings.md')
})
