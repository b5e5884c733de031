import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { filesOf, type Bundle } from './early.ts'
import { inlineScript, root } from './inline-script.ts'

/** Where sign-in goes in index.html. */
const MARK = '<!-- src/app/start -->'
const SIGN_IN = 'src/pages/shared/LoginPage.tsx'

/** src/app/start/render.tsx as one file for Node. */
async function builtRenderer(): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: 'src/app/start/render.tsx',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = 'output' in built ? built.output : []
  if (output?.type !== 'chunk') throw new Error('src/app/start/render.tsx was not built')
  const file = path.join(root, 'node_modules/.cache/portage/render.mjs')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, output.code)
  return pathToFileURL(file).href
}

/** The page as markup; its module reads the language once, so each language gets its own module instance. */
async function rendered(file: string, locale: string): Promise<string> {
  Object.assign(globalThis, { document: { cookie: `language=${locale}`, documentElement: {} } })
  const { renderSignIn } = (await import(`${file}?${locale}`)) as { renderSignIn: () => Promise<string> }
  const markup = await renderSignIn()
  Reflect.deleteProperty(globalThis, 'document')
  return `<template id="sign-in-${locale}">${markup}</template>`
}

const textOf = (bundle: Bundle, file: string) => {
  const asset = bundle[file]
  return asset?.type === 'asset' ? String(asset.source).trim() : ''
}

/**
 * Chromium tells the address of the page when a style in it asks for a font, whatever the policy says. Fonts of the
 * device are not asked for: they stay, at the width of the web font.
 */
const FONT_FACE = /@font-face\{[^}]*url\([^}]*\}/g

/** The page waits for no style sheet: its rules are inlined, and the file holds only the fonts, which show.ts loads. */
const withStyles = (html: string, bundle: Bundle): string =>
  html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/, (link, file: string) => {
    const rules = textOf(bundle, file)
    Object.assign(bundle[file] ?? {}, { source: rules.match(FONT_FACE)?.join('') })
    return `<style>${rules.replace(FONT_FACE, '')}</style>\n    ${link} disabled`
  })

/** The styles of sign-in, which the page itself would otherwise load after its code. */
const signInStyles = (bundle: Bundle) =>
  filesOf(bundle, [SIGN_IN])
    .filter((file) => file.endsWith('.css'))
    .map((file) => textOf(bundle, file.slice(1)))
    .join('\n')

/** Puts sign-in as it looks at first into index.html, so that it is there before the code of the portal. */
export const start = (): Plugin => ({
  name: 'portage-start',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      if (!html.includes(MARK) || !bundle) return html
      const file = await builtRenderer()
      const parts = [
        `<style>${signInStyles(bundle)}</style>`,
        await rendered(file, 'en-ca'),
        await rendered(file, 'fr-ca'),
        await inlineScript('src/app/start/show.ts'),
      ]
      return withStyles(html, bundle).replace(MARK, () => parts.join('\n'))
    },
  },
})
