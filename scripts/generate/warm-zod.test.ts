import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { stageOf } from './staged.mjs'
import { startWarmZod } from './warm-zod.mjs'

const contract = (maximum: number, type = 'integer') =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Pages', version: '1' },
    paths: {
      '/pages/': {
        get: {
          operationId: 'listPages',
          tags: ['pages'],
          parameters: [{ name: 'page_size', in: 'query', schema: { type, maximum } }],
          responses: { 200: { description: 'Pages.' } },
        },
      },
    },
  })

/** The least that a tree with a contract has. */
function makeTree() {
  const root = mkdtempSync(path.join(tmpdir(), 'portage-warm-'))
  for (const folder of ['openapi', 'scripts', 'src', 'generated']) mkdirSync(path.join(root, folder))
  for (const file of ['tsconfig.json', 'package.json', 'orval.config.ts', 'redocly.yaml'])
    cpSync(file, path.join(root, file))
  cpSync('scripts/generate', path.join(root, 'scripts/generate'), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'dir')
  writeFileSync(path.join(root, 'generated/openapi.json'), contract(1))
  return root
}

it('generates the schemas of one contract after the other, and says what is wrong with one', async () => {
  const root = makeTree()
  const warm = startWarmZod(root)
  const generate = async (text: string) => {
    const stage = stageOf(root)
    mkdirSync(path.join(stage, 'generated'))
    writeFileSync(path.join(stage, 'generated/openapi.json'), text)
    const outcome = await warm.step()?.(stage)
    if (outcome?.code !== 0) return outcome?.output
    return readFileSync(path.join(stage, 'generated/zod/pages/pages.zod.ts'), 'utf8')
  }
  try {
    expect(await generate(contract(40))).toContain('listPagesQueryPageSizeMax = 40;')
    expect(await generate('{}')).toContain('validation failed')
    expect(await generate(contract(39))).toContain('listPagesQueryPageSizeMax = 39;')
  } finally {
    warm.stop()
  }
  await expect.poll(warm.step).toBeUndefined()
  rmSync(root, { recursive: true })
}, 30_000)
