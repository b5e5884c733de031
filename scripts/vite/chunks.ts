import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

const ui = (...names: string[]) => names.map((name) => `src/ui/${name}.tsx`)

const icons = (...names: string[]) =>
  names.map((name) => `node_modules/@tabler/icons-react/dist/esm/icons/${name}.mjs`)

/**
 * What is needed together comes as one file: on a slow network the number of files decides, not their bytes. Each file
 * holds what its entries import, save what the files before it hold already.
 */
const FILES: readonly (readonly [name: string, ...entries: string[]])[] = [
  // A shared link loads these two, `share`, and nothing of the portal.
  [
    'card',
    ...ui(
      'data/BrandMark',
      'actions/LanguageSwitch',
      'forms/FormShell',
      'fields/TextField',
      'actions/TextButton',
      'fields/CheckboxField',
    ),
    // Of the password, and of who reads answers.
    ...icons('IconEye'),
  ],
  [
    'calls',
    'src/api/http.ts',
    'src/api/query-client.ts',
    ...ui(
      'layout/PlainFrame',
      'messages/OfflineNotice',
      'messages/ErrorPanel',
      'messages/Region',
      'layout/Card',
      'data/Badge',
      'actions/TextLink',
    ),
    ...icons('IconDoorExit', 'IconCheck', 'IconChevronDown'),
  ],
  ['share', 'src/app/areas/ShareArea.tsx', ...ui('screens/ExpiredLinkScreen')],
  ['sign-in', 'src/pages/shared/LoginPage.tsx'],
  // Of the views that ask for a code; its text is also that of a shared link's passcode.
  ['code-text', 'src/lib/text/code-text.ts', 'src/lib/dates/use-countdown.ts'],
  [
    'codes',
    ...['use-code', 'use-resend', 'codes', 'challenge-text'].map(
      (name) => `src/features/sign-in/code/${name}.ts`,
    ),
  ],
  // The other views of the card: whoever opens one may need the next.
  [
    'card-views',
    ...[
      'sign-up/SignUpView',
      'sign-up/ConfirmSignUpView',
      'password/ResetPasswordView',
      'password/ConfirmResetPasswordView',
      'sign-in/ConfirmSignInView',
      'passkeys/PasskeyView',
    ].map((name) => `src/features/sign-in/${name}.tsx`),
  ],
  // With what nearly every page begins, and the icon of most.
  [
    'signed-in',
    'src/app/areas/SignedInArea.tsx',
    'src/api/use-settled.ts',
    'src/ui/layout/use-near-view.ts',
    ...ui('text/PageHeader', 'messages/EmptyState', 'layout/Rows'),
    ...icons('IconFileText'),
  ],
  [
    'home',
    'src/pages/patient/home/PatientOrganizationHomePage.tsx',
    'src/features/library/home/RecommendedContent.tsx',
    'src/features/journeys/next-task/NextTaskModal.tsx',
  ],
  // The ways to it.
  ['base', 'src/pages/shared/HomePage.tsx', 'src/pages/patient/home/PatientHomePage.tsx'],
  ['modal', 'src/ui/overlays/ModalContent.tsx', 'src/ui/overlays/DrawerContent.tsx'],
  ['config', 'src/flags/config-schema.ts'],
  [
    'fields',
    ...ui(
      'fields/SelectField',
      'fields/RadioField',
      'fields/CheckboxGroupField',
      'fields/TextareaField',
      'fields/DateField',
      'fields/FileField',
      'fields/NumberField',
      'fields/PhoneField',
      'actions/PhoneLink',
      'overlays/ConfirmDialog',
      'layout/TitledCard',
    ),
    ...['field-errors', 'if-match', 'save-failure'].map((name) => `src/api/${name}.ts`),
    ...['dates/date-range', 'files/file-sending', 'objects/options-of'].map((name) => `src/lib/${name}.ts`),
    'src/form-kit/confirm/ConfirmButton.tsx',
  ],
  // Steps and the care team's pages: either would load the other one for them.
  [
    'care-calls',
    ...['enrolments', 'organization-journeys'].map((tag) => `generated/endpoints/${tag}/${tag}.ts`),
    'src/features/enrolments/offered-journey.ts',
  ],
  // Of lists with rows to choose.
  ['chosen-rows', ...ui('lists/SelectionBar'), 'src/lib/use-chosen-rows.ts', ...icons('IconBookmark')],
  [
    'forms',
    ...['use-app-form', 'fields'].map((name) => `src/form-kit/${name}.ts`),
    ...['objects/changed-fields', 'validation/web-address', 'dates/time-of-day'].map(
      (name) => `src/lib/${name}.ts`,
    ),
    ...ui('fields/PostalCodeField', 'fields/TimeField', 'fields/ScaleField'),
  ],
  // Of the lists of people.
  ['people-icons', ...icons('IconUsers', 'IconPlus', 'IconCircleX', 'IconDownload')],
  // Of measurements, the Health Story and the page of a person.
  [
    'targets',
    'src/lib/text/target-text.ts',
    'generated/endpoints/measurement-targets/measurement-targets.ts',
  ],
  // Of the pages of these records, and of the answers that can become one.
  [
    'record-calls',
    ...['allergies', 'conditions', 'medications', 'record-statements'].map(
      (tag) => `generated/endpoints/${tag}/${tag}.ts`,
    ),
  ],
  // Small parts of which nearly every page about a kind of record needs some; a shared link needs none of them.
  [
    'record-words',
    ...[
      'conditions/condition-type.ts',
      'medications/facts/product-name.ts',
      'story-home.ts',
      'record/use-record-of.ts',
      'form/use-blurred-fields.ts',
      'list/source-column.tsx',
    ].map((name) => `src/features/records/${name}`),
    'generated/model/familyRelation.ts',
    'src/lib/text/same-name.ts',
  ],
  ['content-words', ...['contentTag', 'contentType'].map((name) => `generated/model/${name}.ts`)],
  // Of what is saved as a file.
  [
    'saved',
    'src/lib/browser/save-file.ts',
    ...['csv', 'html-text', 'json-line'].map((name) => `src/lib/files/${name}.ts`),
  ],
  // Its limits are numbers by then: a page that needs no more of it loads none of it.
  ['contract', 'generated/zod/portageV1.schemas.zod.ts'],
  [
    'list',
    ...ui(
      'lists/PagedTable',
      'lists/PagedRegion',
      'lists/ListToolbar',
      'lists/FilteredEmpty',
      'actions/Segments',
      'lists/TableColumns',
      'lists/RowSpacing',
      'text/EmailText',
      'layout/Disclosure',
    ),
    'src/session/user/use-resizable.ts',
  ],
  // What people of a care team are to look at, and what they do about it.
  [
    'attention',
    'src/features/attention/list/AttentionHistory.tsx',
    'src/features/attention/actions/use-handling.ts',
    'src/features/attention/queries.ts',
    'src/features/attention/attention-place.ts',
  ],
  // Of each tab of an organization, for administrators.
  ['organization-frame', 'src/features/admin-organizations/OrganizationTabs.tsx'],
  // With what else turns the pages of a history.
  ['audit-list', 'src/features/audit/AuditList.tsx'],
  // Of all pages of health records.
  ['records', 'src/features/records/RecordScope.tsx', 'src/ui/text/use-glossary.ts'],
  ['journey', 'src/pages/patient/journeys/JourneyPage.tsx'],
  [
    'step',
    'src/pages/patient/journeys/TaskDraftPage.tsx',
    'src/pages/provider/task/ProviderTaskDraftPage.tsx',
    'src/features/journeys/form-runner/answers/scores.ts',
  ],
  ...['en-ca', 'fr-ca'].flatMap((locale) => [
    [locale, `locales/${locale}/index.ts`, `locales/${locale}/errors/index.ts`] as const,
    [
      `${locale}-home`,
      ...['patient', 'library', 'profiles'].map((name) => `locales/${locale}/${name}/index.ts`),
    ] as const,
    [
      `${locale}-summary`,
      ...['summary', 'emergency'].map((name) => `locales/${locale}/${name}/index.ts`),
    ] as const,
    [
      `${locale}-kit`,
      ...['kit', 'validation', 'care'].map((name) => `locales/${locale}/${name}/index.ts`),
    ] as const,
    [
      `${locale}-care-team`,
      ...['provider', 'attention', 'enrolments', 'views'].map((name) => `locales/${locale}/${name}/index.ts`),
    ] as const,
  ]),
]

const root = path.resolve(import.meta.dirname, '../..')
/** All icons share one module, so the icons of an entry are read from its code. */
const ICONS = path.join(root, 'src/ui/icons.ts')
const icon = /\bIcon[A-Z]\w*/g

/** Every module that the entries import statically, and the names of their icons. */
function importedBy(entries: readonly string[], context: Context) {
  const modules = new Set<string>()
  const icons = new Set<string>()
  const walk = (id: string) => {
    if (modules.has(id) || id === ICONS) return
    modules.add(id)
    const info = context.getModuleInfo(id)
    if (id.startsWith(root + '/src')) for (const [name] of info?.code?.matchAll(icon) ?? []) icons.add(name)
    info?.importedIds.forEach(walk)
  }
  for (const entry of entries) walk(path.join(root, entry))
  return { modules, icons }
}

/** The module's icons are known by the names of their files. */
function belongsTo(entries: readonly string[]) {
  let found: ReturnType<typeof importedBy> | undefined
  return (id: string, context: Context) => {
    found ??= importedBy(entries, context)
    return found.modules.has(id) || (id.includes('/@tabler/') && found.icons.has(path.parse(id).name))
  }
}

export function groups(): Rolldown.CodeSplittingGroup[] {
  const files = FILES.map(([name, ...entries], index) => {
    const belongs = belongsTo(entries)
    return {
      name: (id: string, context: Context) => (belongs(id, context) ? name : null),
      debugName: name,
      priority: FILES.length - index,
    }
  })
  // The start of every page.
  return [{ name: 'index', tags: ['$initial'], priority: FILES.length + 1 }, ...files]
}

/** The largest files that nearly everyone runs at first. */
const STARTUP = new Set(['index', 'calls'])

/**
 * Chromium compiles a file that begins with this comment while it downloads, beside the main thread, instead of each
 * function when it is first called.
 */
export const compileHints = (): Plugin => ({
  name: 'portage-compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk' && STARTUP.has(output.name))
          output.code = `//# allFunctionsCalledOnLoad\n${output.code}`
      }
    },
  },
})
