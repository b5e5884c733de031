// The process of warm-zod.mjs: a message names the tree to generate in, the answer is what went wrong, or empty.
import { pathToFileURL } from 'node:url'
import path from 'node:path'
import { generate } from 'orval'

const [root = ''] = process.argv.slice(2)
const { default: config } = await import(pathToFileURL(path.join(root, 'orval.config.ts')).href)

process.on('message', async (stage) => {
  try {
    await generate(config.zod, String(stage), { throwOnError: true })
    process.send?.('')
  } catch (error) {
    process.send?.(error instanceof Error ? error.message || error.name : `${error}`)
  }
})
process.on('disconnect', () => process.exit())
