// What the schema cannot say about each setting: the source of the descriptions in deploy/config.schema.json and of docs/settings.md.
import * as z from 'zod/mini'
import { configSchema } from './config-schema.ts'
import { type FlagName, flagTable } from './flags.ts'

const descriptions: Readonly<Record<string, string>> = {
  api: 'The API.',
  'api.baseUrl':
    "Base URL of the API, without a slash or `/v1` at the end; empty if the API is on the portal's own origin.",
  identity: 'The Cognito user pool.',
  'identity.userPoolId': 'Id of the user pool, such as `ca-central-1_AbCdEfGhI`.',
  'identity.userPoolClientId': "Id of the user pool's web client, which has no secret.",
  'identity.userPoolEndpoint':
    "Address of the user pool's API, only if it is not Cognito's own, as with the mock server.",
  'identity.passkeys':
    'Whether people may sign in with passkeys, which the user pool must support (see deploying.md); false by default.',
  'identity.oauth': 'The hosted sign-in pages; without them there is no sign-in with Google or Apple.',
  'identity.oauth.domain': 'Host name of the hosted sign-in pages, without `https://`.',
  'identity.oauth.redirectSignIn':
    "The portal's home page with its slash, such as `https://portal.hospital.example/`; the user pool's client must list it. Exactly one.",
  'identity.oauth.redirectSignOut': 'The same address as in `redirectSignIn`.',
  'identity.oauth.scopes': 'At least `openid`, `email` and `profile`.',
  'identity.oauth.providers': '`Google`, `Apple` or both.',
  island: 'Region or site, sent to the API as `x-island` with every call.',
  environment: 'Name of the environment. Every page shows it, unless it is `production`.',
  flags: 'Feature flags; missing ones are off.',
  brand: 'What people see of the organization that runs the portal.',
  'brand.name': 'Name of the portal.',
  'brand.logo': 'Logo: a path on the portal, or a URL.',
  'brand.supportEmail': 'Email address that error pages name.',
  policies: 'The policies that people consent to.',
  'policies.privacy': 'URL of the privacy policy. Consents are recorded for this URL.',
  'policies.terms': 'URL of the terms of use. Consents are recorded for this URL.',
  'policies.version': 'Version of both policies.',
  'policies.updated': 'Day on which this version took effect, such as `2026-10-01`.',
  errorReports: 'Where pages report failures and web vitals; without it they report nothing.',
  'errorReports.format':
    '`beacon`: one JSON object per report; `sentry`: an envelope, as Sentry and GlitchTip accept it.',
  'errorReports.address': 'URL to post to; for `sentry`, the DSN of the project.',
  'errorReports.share': 'Fraction of pages that report, such as `0.1`; 1 by default.',
  defaultOrganization: 'Id of the organization selected first, or null.',
  organizationWithSubItems: 'Id of the only organization with sub-items in the side navigation, or null.',
}

type Schema = {
  type?: string | readonly string[]
  description?: string
  properties?: Record<string, Schema>
  required?: readonly string[]
  additionalProperties?: unknown
  propertyNames?: unknown
}

/** Copies the descriptions to their places. */
function describe(schema: Schema, path: string, used: Set<string>): void {
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    const place = path === '' ? key : `${path}.${key}`
    const description = descriptions[place]
    if (description === undefined) throw new Error(`The setting ${place} has no description.`)
    used.add(place)
    property.description = description
    describe(property, place, used)
  }
}

/** The flags that settings can change; the portal itself ignores other names, so that settings outlive a flag. */
function flagSchema(texts: Readonly<Record<string, string>>): Schema {
  const one = (name: string, hasHosts: boolean): Schema => ({
    type: hasHosts ? ['boolean', 'array'] : 'boolean',
    ...(hasHosts && { items: { type: 'string', pattern: '^[\\w.-]+$' } }),
    description: texts[name] ?? '',
  })
  const properties = Object.entries(flagTable)
    .filter(([, { kind }]) => kind !== 'fixed')
    .map(([name, { kind }]) => [name as FlagName, one(name, kind === 'host')] as const)
  return { properties: Object.fromEntries(properties), additionalProperties: false }
}

/**
 * The schema of the settings for editors and `npm run check-config`.
 * @param texts what each flag does
 */
export function configJsonSchema(texts: Readonly<Record<string, string>>) {
  const { $schema, ...schema } = z.toJSONSchema(configSchema) as Schema & { $schema: string }
  const used = new Set<string>()
  describe(schema, '', used)
  const unused = Object.keys(descriptions).filter((place) => !used.has(place))
  if (unused.length > 0) throw new Error(`No setting has the description of ${unused.join(', ')}.`)
  const flags = schema.properties?.flags ?? {}
  delete flags.propertyNames
  Object.assign(flags, flagSchema(texts))
  // Editors find the schema through this property.
  const properties = { $schema: { type: 'string' }, ...schema.properties }
  return { $schema, title: 'The settings of the portal: /config.json', ...schema, properties }
}

/**
 * One row per setting that holds a value: its key, whether it is required, and what it means.
 * @param whenRequired the word for required settings of this group
 */
function rowsOf(schema: Schema, path = '', whenRequired = 'yes'): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    if (key === '$schema') return []
    const place = path === '' ? key : `${path}.${key}`
    const isRequired = schema.required?.includes(key)
    if (property.properties)
      return rowsOf(property, place, isRequired ? whenRequired : `if \`${place}\` is set`)
    return [[`\`${place}\``, isRequired ? whenRequired : 'no', property.description ?? '']]
  })
}

/** A table as the formatter writes it. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(3, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

/** docs/settings.md */
export const settingsGuide = (schema: Schema): string => `# Settings

The portal reads \`/config.json\` at startup. \`deploy/config.example.json\` is a complete example, and editors complete
the keys with \`deploy/config.schema.json\`. This page and that schema are generated from \`src/flags/config-schema.ts\` and
\`src/flags/config-guide.ts\`: \`npx vitest run src/flags/config-json-schema.test.ts -u\`.

[flags.md](flags.md) explains the feature flags. The first three can also be lists of the host names that they are on for.

${table([['setting', 'required', 'meaning'], ...rowsOf(schema)])}
`
