import type { Plugin } from 'vite'

const beyondLatin = /[\u0100-\uffff]/g

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * Writes what is not Latin-1 as escapes: one such character makes Node keep two bytes for each of a whole file. Only for
 * code whose characters of that kind stand in texts and patterns.
 */
export const latinSource = (): Plugin => ({
  name: 'portage-latin-source',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') output.code = output.code.replaceAll(beyondLatin, escaped)
      }
    },
  },
})
