import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { curlOf } from './curl.ts'

const request = (over: object = {}) => ({
  method: 'GET',
  url: 'https://host.test/v1/tasks/?a=1&b=2',
  headers: {},
  body: null,
  ...over,
})

/** Parses the line with a shell, without sending a request. */
const read = (line: string) =>
  execFileSync('sh', ['-c', `set -- ${line}; for part in "$@"; do printf '%s\\n' "$part"; done`], {
    env: { PORTAGE_TOKEN: 'the-token' },
  })
    .toString()
    .trimEnd()
    .split('\n')

test('a read', () =>
  expect(read(curlOf(request()))).toEqual(['curl', '-sS', '-i', 'https://host.test/v1/tasks/?a=1&b=2']))
test('the token comes from the shell, nothing else is read by it', () => {
  const headers = {
    authorization: 'Bearer $PORTAGE_TOKEN',
    'x-y': `it's $HOME "here"`,
    host: 'h',
    'content-length': '3',
  }
  const body = `{"a":"it's \`ls\` $HOME"}`
  expect(read(curlOf(request({ method: 'POST', headers, body })))).toEqual([
    'curl',
    '-sS',
    '-i',
    '-X',
    'POST',
    '-H',
    'authorization: Bearer the-token',
    '-H',
    `x-y: it's $HOME "here"`,
    '--data-raw',
    body,
    'https://host.test/v1/tasks/?a=1&b=2',
  ])
})
test('a header beside the token cannot run anything', () =>
  expect(read(curlOf(request({ headers: { authorization: 'Bearer $PORTAGE_TOKEN`touch x`' } })))[4]).toBe(
    'authorization: Bearer the-token`touch x`',
  ))
test('a file that was sent is named by the person', () =>
  expect(curlOf(request({ method: 'POST', body: '[image/png, 12 bytes]' }))).toContain('--data-binary @FILE'))
