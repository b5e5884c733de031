import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')

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
