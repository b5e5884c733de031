// Reads the code of this repository as files and the imports between them.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { filesBelow } from '../../scripts/fingerprint.mjs'

export const root = path.resolve(import.meta.dirname, '../..')

/** One import: `spec` as written; `to` is the file of ours it names, null for a package. */
export type Edge = { from: string; spec: string; to: string | null; lazy: boolean }

const FOLDERS = ['src', 'mock-server', 'generated', 'locales', 'tests', 'scripts']
const CONFIGS = ['vite.config.ts', 'playwright.config.ts', 'orval.config.ts']

/** Every code file of ours, relative to the root, with forward slashes. */
export const files = filesBelow(root, [...FOLDERS, ...CONFIGS], (file) => /\.(ts|tsx|mjs)$/.test(file))

const known = new Set(files)

/** The text of one file of ours. */
export const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

const pathOf = (from: string, spec: string) => {
  const bare = spec.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return bare.slice(1)
  if (bare.startsWith('.')) return path.posix.join(path.posix.dirname(from), bare)
  return null
}

/**
 * The file of ours that an import names, by `#alias` or relative path; null for packages. Style sheets and
 * images are given back as their path. Generated code leaves extensions away; texts name
 * each other as `.js`, which is what the generator of their types makes of them.
 */
export const resolveImport = (from: string, spec: string): string | null => {
  const to = pathOf(from, spec)
  if (to === null || known.has(to)) return to
  return (
    [to.replace(/\.js$/, '.ts'), `${to}.ts`, `${to}.tsx`, `${to}/index.ts`].find((file) => known.has(file)) ??
    to
  )
}

/** The imports of a file: static, lazy, type-only and re-exports. */
export const importsOf = (file: string, text: string): Edge[] => {
  const { importedFiles } = ts.preProcessFile(text, true, true)
  return importedFiles.map(({ fileName: spec, pos }) => ({
    from: file,
    spec,
    to: resolveImport(file, spec),
    lazy: /\bimport\s*\(\s*['"]?$/.test(text.slice(Math.max(0, pos - 40), pos + 1)),
  }))
}

/** Every import in the repository. */
export const edges: Edge[] = files.flatMap((file) => importsOf(file, textOf(file)))

/** Imports of ours that lead nowhere. */
export const dangling = (all: readonly Edge[]) =>
  all.filter(({ to }) => to !== null && !existsSync(path.join(root, to)))
