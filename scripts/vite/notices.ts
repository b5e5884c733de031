import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const FILE = 'third-party-notices.txt'
const packageOf = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//
const isLicence = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i

/** The notice of a package: its name, version, licence, and the texts that its licence asks to keep. */
export function noticeOf(folder: string): string {
  const {
    name,
    version,
    license = 'see below',
  } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
  }
  const texts = readdirSync(folder)
    .filter((file) => isLicence.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim())
  return [`${name} ${version} (${license})`, ...texts].join('\n\n')
}

/** The folders of the packages that modules come from. */
export const packagesOf = (modules: Iterable<string>): string[] => {
  const folders = new Set([...modules].flatMap((id) => packageOf.exec(id)?.[1] ?? []))
  return [...folders].filter((folder) => existsSync(path.join(folder, 'package.json'))).sort()
}

/**
 * Writes the third-party notices of everything in the build.
 * @param what the build, at the start of a sentence
 */
export const notices = (what = 'This portal'): Plugin => ({
  name: 'portage-notices',
  apply: 'build',
  generateBundle(_options, bundle) {
    // Fonts are files of style sheets, not modules.
    const files = Object.values(bundle).flatMap((it) => (it.type === 'asset' ? it.originalFileNames : []))
    const sources = [...this.getModuleIds(), ...files.map((file) => path.resolve(file))]
    const list = [...new Set(packagesOf(sources).map(noticeOf))]
    const head = `${what} contains software of others, by these licences (${list.length} packages).`
    this.emitFile({
      type: 'asset',
      fileName: FILE,
      source: [head, ...list].join(`\n\n${'-'.repeat(80)}\n\n`),
    })
  },
})
