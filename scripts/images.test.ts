import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readArguments } from '../mock-server/arguments.ts'
import { OUTPUTS } from './build-stamp.mjs'

const read = (file: string) => readFileSync(file, 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** What a Dockerfile says. */
function image(file: string) {
  const text = read(file)
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, ...groups]) => groups)
  const [[context = ''] = []] = all(new RegExp(`docker build -f ${file} -t [\\w-]+ (\\S+)`, 'g'))
  const [[entry = '[]'] = []] = all(/^ENTRYPOINT (.+)$/gm)
  return {
    context,
    made: all(/First: npm run ([\w:]+)/g).flat(),
    copies: all(/^COPY (\S+) (\S+)$/gm) as [from: string, to: string][],
    entry: JSON.parse(entry) as string[],
    user: all(/^USER (\w+)$/gm).flat(),
  }
}

/** The file of the build context that is copied to a path of the image. */
const sourceOf = ({ context, copies }: ReturnType<typeof image>, file: string) =>
  copies.flatMap(([from, to]) =>
    file.startsWith(to) ? [path.join(context, from, file.slice(to.length))] : [],
  )

it('the image of the mock server runs what the build writes', () => {
  const mock = image('deploy/mock-server.Dockerfile')
  expect(mock.made.filter((name) => name in scripts)).toEqual(['build'])
  expect(mock.copies.map(([from]) => path.join(mock.context, from)).toSorted()).toEqual(OUTPUTS.toSorted())
  const [node, file = '', ...options] = mock.entry
  expect([node, ...sourceOf(mock, file), ...mock.user]).toEqual(['node', 'dist/server/main.js', 'node'])
  expect(readArguments(options)).toMatchObject({ port: 4010, host: '0.0.0.0' })
})

it('the image of the conformance tool runs what the package holds', () => {
  const tool = image('deploy/conformance.Dockerfile')
  expect(tool.made.filter((name) => name in scripts)).toEqual(['conformance:pack'])
  const { bin } = JSON.parse(read('tests/conformance/package/package.json')) as {
    bin: Record<string, string>
  }
  const [node, file = '', ...options] = tool.entry
  const packed = path.join('dist/conformance', bin['portage-conformance'] ?? '')
  expect([node, ...sourceOf(tool, file), ...tool.user]).toEqual(['node', packed, 'node'])
  expect(options).toEqual([])
})
