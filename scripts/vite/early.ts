import path from 'node:path'
import { build, type IndexHtmlTransformContext, type Plugin } from 'vite'

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

const root = path.resolve(import.meta.dirname, '../..')
/** Where the script goes in index.html. */
const MARK = '<!-- src/app/early.ts -->'
const LOCALES = ['en-ca', 'fr-ca']

/** What the page loads early, by its sources; each builds on the line before. */
const SOURCES = {
  signIn: (locale: string) => [
    'src/pages/shared/LoginPage.tsx',
    `locales/${locale}/index.ts`,
    `locales/${locale}/auth/index.ts`,
  ],
  page: (locale: string) => ['src/app/SignedInArea.tsx', `locales/${locale}/index.ts`],
  home: (locale: string) => [
    'src/app/SignedInArea.tsx',
    'src/pages/patient/PatientOrganizationHomePage.tsx',
    `locales/${locale}/index.ts`,
    `locales/${locale}/patient/index.ts`,
  ],
}

/** The files that hold these sources, and what they import, without what the page itself names. */
function filesOf(bundle: Bundle, sources: readonly string[]): string[] {
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

/** src/app/early.ts as one script without imports. */
async function earlyScript(bundle: Bundle | undefined): Promise<string> {
  // As src/app/early.ts reads it.
  const files = {
    signIn: filesByLocale(bundle, SOURCES.signIn),
    page: filesByLocale(bundle, SOURCES.page),
    home: filesByLocale(bundle, SOURCES.home),
  }
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { EARLY_FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: 'src/app/early.ts', formats: ['iife'], name: 'portage' },
    },
  })
  const [output] = Array.isArray(built) ? built.flatMap(({ output: it }) => it) : []
  if (output?.type !== 'chunk') throw new Error('src/app/early.ts was not built')
  return output.code.replaceAll('</', '<\\/').trim()
}

/** Puts what runs before the code of the portal into its page. */
export const early = (): Plugin => ({
  name: 'portage-early',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      if (!html.includes(MARK)) return html
      const script = await earlyScript(bundle)
      return html.replace(MARK, () => `<script>${script}</script>`)
    },
  },
})
