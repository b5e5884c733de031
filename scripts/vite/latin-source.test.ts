import { runInThisContext } from 'node:vm'
import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { latinSource } from './latin-source.ts'

it('writes a source in Latin-1 that says the same', () => {
  const code = 'var it = { œ: `l’été`, sign: /[’–]/, smile: "\u{1F600}" }; it'
  const chunk = { type: 'chunk', code }
  const { generateBundle } = latinSource() as { generateBundle: { handler: (...args: unknown[]) => void } }
  generateBundle.handler({}, { 'main.js': chunk as Rolldown.OutputChunk })

  expect(chunk.code).not.toMatch(/[\u0100-\uffff]/)
  const made = runInThisContext(chunk.code) as { œ: string; sign: RegExp; smile: string }
  expect(made).toMatchObject({ œ: 'l’été', smile: '\u{1F600}' })
  expect(made.sign.test('’')).toBe(true)
})
