import path from 'node:path'
import type { IndexHtmlTransformContext, Plugin } from 'vite'
import { inlineScript, root } from './inline-script.ts'

export type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/** Where the script goes in index.html. */
const MARK = '<!-- src/app/start/early.ts -->'
const LOCALES = ['en-ca', 'fr-ca']

/** What the page loads early, by its sources; each builds on the line before. */
const SOURCES: Record<'signIn' | 'page' | 'home' | 'base' | 'modal', (locale: string) => string[]> = {
  signIn: (locale: string) => [
    'src/pages/shared/LoginPage.tsx',
    `locales/${locale}/index.ts`,
    `locales/${locale}/auth/index.ts`,
  ],
  page: (locale: string) => ['src/app/areas/SignedInArea.tsx', `locales/${locale}/index.ts`],
  home: (locale: string) => [
    'src/app/areas/SignedInArea.tsx',
    'src/pages/patient/home/PatientOrganizationHomePage.tsx',
    `locales/${locale}/index.ts`,
    `locales/${locale}/patient/index.ts`,
  ],
  // Leads to the home, from an address that names no organization.
  base: (locale: string) => [
    ...SOURCES.home(locale),
    'src/pages/shared/HomePage.tsx',
    'src/pages/patient/home/PatientHomePage.tsx',
  ],
  modal: () => ['src/features/journeys/next-task/NextTaskModal.tsx', 'src/ui/overlays/ModalContent.tsx'],
}

/** The files that hold these sources, and what they import, without what the page itself names. */
export function filesOf(bundle: Bundle, sources: readonly string[]): string[] {
  const files = new Set<string>()
  const walk = (file: string) => {
    const output = bundle[file]
    if (output?.type !== 'chunk' || output.isEntry || files.has(file)) return
    files.add(file)
    for (const sheet of output.viteMetadata?.importedCss ?? []) files.add(sheet)
    output.imports.forEach(walk)
  }
  for (const source of sources) {
    const id = path.join(root, source)
    const chunk = Object.values(bundle).find((it) => it.type === 'chunk' && it.moduleIds.includes(id))
    if (!chunk) throw new Error(`no file holds ${source}`)
    walk(chunk.fileName)
  }
  return [...files].map((file) => `/${file}`)
}

const filesByLocale = (bundle: Bundle | undefined, sources: (locale: string) => string[]) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, bundle ? filesOf(bundle, sources(locale)) : []]))

/** src/app/start/early.ts as one script without imports. */
async function earlyScript(bundle: Bundle | undefined): Promise<string> {
  const files = Object.fromEntries(
    Object.entries(SOURCES).map(([page, sources]) => [page, filesByLocale(bundle, sources)]),
  )
  // Loads after the home page's.
  const modal = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      files.modal?.[locale]?.filter((file) => !files.home?.[locale]?.includes(file)),
    ]),
  )
  // As src/app/start/early.ts reads it.
  return inlineScript('src/app/start/early.ts', { EARLY_FILES: JSON.stringify({ ...files, modal }) })
}

/** The code of the portal and what it imports, as Vite put them at the end of the head. */
const CODE = /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g

/** Puts what runs before the code of the portal into its page. The code is named first: it is what takes longest to load. */
export const early = (): Plugin => ({
  name: 'portage-early',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      if (!html.includes(MARK)) return html
      const script = await earlyScript(bundle)
      if (!bundle) return html.replace(MARK, () => script)
      const code = html.match(CODE)?.join('') ?? ''
      return html.replaceAll(CODE, '').replace(MARK, () => code + script)
    },
  },
})
