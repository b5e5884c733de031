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
  // A shared link loads these two and nothing of the portal.
  ['card', ...ui('BrandMark', 'LanguageSwitch', 'FormShell', 'TextField', 'TextButton', 'CheckboxField')],
  [
    'calls',
    'src/app/ShareArea.tsx',
    ...ui('ErrorPanel', 'ExpiredLinkScreen', 'Region', 'Card', 'Badge'),
    ...icons('IconDoorExit', 'IconCheck', 'IconChevronDown'),
  ],
  ['sign-in', 'src/pages/shared/LoginPage.tsx'],
  // With what nearly every page begins, and the icon of most.
  [
    'signed-in',
    'src/app/SignedInArea.tsx',
    'src/api/use-settled.ts',
    ...ui('PageHeader', 'EmptyState'),
    ...icons('IconFileText'),
  ],
  [
    'home',
    'src/pages/patient/PatientOrganizationHomePage.tsx',
    'src/features/library/RecommendedContent.tsx',
    'src/features/journeys/NextTaskModal.tsx',
  ],
  // The ways to it.
  ['base', 'src/pages/shared/HomePage.tsx', 'src/pages/patient/PatientHomePage.tsx'],
  ['modal', 'src/ui/ModalContent.tsx', 'src/ui/DrawerContent.tsx'],
  ['config', 'src/flags/config-schema.ts'],
  [
    'fields',
    ...ui('SelectField', 'RadioField', 'CheckboxGroupField', 'TextareaField', 'ConfirmDialog'),
    ...ui(
      'DateField',
      'FileField',
      'NumberField',
      'PhoneField',
      'PostalCodeField',
      'TimeField',
      'ScaleField',
    ),
    ...['web-address', 'time-of-day', 'file-sending', 'options-of'].map((name) => `src/lib/${name}.ts`),
    'src/api/field-errors.ts',
  ],
  // Steps and the care team's pages: either would load the other one for them.
  [
    'care-calls',
    ...['attention-items', 'enrolments', 'organization-journeys'].map(
      (tag) => `generated/endpoints/${tag}/${tag}.ts`,
    ),
  ],
  ['forms', 'src/form-kit/use-app-form.ts', 'src/form-kit/fields.ts'],
  // Its limits are numbers by then: a page that needs no more of it loads none of it.
  ['contract', 'generated/zod/portageV1.schemas.zod.ts'],
  [
    'list',
    ...ui(
      'PagedTable',
      'PagedRegion',
      'ListToolbar',
      'FilteredEmpty',
      'Segments',
      'TableColumns',
      'Disclosure',
    ),
    'src/session/use-resizable.ts',
  ],
  ['journey', 'src/pages/patient/JourneyPage.tsx'],
  ['step', 'src/pages/patient/TaskDraftPage.tsx', 'src/pages/provider/ProviderTaskDraftPage.tsx'],
  ...['en-ca', 'fr-ca'].flatMap((locale) => [
    [locale, `locales/${locale}/index.ts`, `locales/${locale}/errors/index.ts`] as const,
    [
      `${locale}-home`,
      ...['patient', 'library', 'profiles'].map((name) => `locales/${locale}/${name}/index.ts`),
    ] as const,
    [
      `${locale}-forms`,
      ...['kit', 'validation', 'forms', 'care'].map((name) => `locales/${locale}/${name}/index.ts`),
    ] as const,
    [
      `${locale}-care-team`,
      ...['provider', 'attention', 'enrolments', 'steps'].map((name) => `locales/${locale}/${name}/index.ts`),
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

/** The content of a chunk: the list that tests/bundle reads. */
export type Chunk = { file: string; imports: string[]; css: string[]; modules: string[] }

/** Writes down which modules of ours each chunk holds; Vite's own manifest names one of them. */
export const chunkList = (): Plugin => ({
  name: 'portage-chunk-list',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((output): Chunk[] =>
      output.type === 'chunk'
        ? [
            {
              file: output.fileName,
              imports: output.imports,
              css: [...(output.viteMetadata?.importedCss ?? [])],
              modules: output.moduleIds
                .map((id) => path.relative(root, id))
                .filter((id) => /^(src|locales)\//.test(id)),
            },
          ]
        : [],
    )
    this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source: JSON.stringify(chunks) })
  },
})
