import { describe, expect, test } from 'vitest'
import { madeInputs, type FileCase } from '#tests/data/bad-inputs.ts'
import { fileProblem, jpeg, MOST_BYTES, pdf, png, sentFileName, shownFileName } from './file-rules.ts'
import { testRows } from '#tests/support/table.ts'

const fileOf = ({ name, type, size, magic = '' }: FileCase) =>
  new File([magic, new Uint8Array(Math.max(0, size - magic.length))], name, { type })

const sized = (size: number) => {
  const file = fileOf({ name: 'a.pdf', type: 'application/pdf', size: 10, magic: '%PDF-1.7' })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

describe('VAL-55, VAL-56, VAL-57 files', () => {
  testRows(madeInputs('file'))('$id: $value.name', async ({ value, expect: wanted }) => {
    const problem = await fileProblem(fileOf(value), [pdf])
    expect(problem === undefined).toBe(wanted !== 'reject')
  })

  test('D-57: 52,428,800 bytes are accepted, one more is too big, none is too small', async () => {
    expect(MOST_BYTES).toBe(52_428_800)
    expect(await fileProblem(sized(52_428_800), [pdf])).toBeUndefined()
    expect(await fileProblem(sized(52_428_801), [pdf])).toEqual({ code: 'fileTooBig', megabytes: 50 })
    expect(await fileProblem(sized(0), [pdf])).toEqual({ code: 'fileTooSmall' })
  })

  test('any of several kinds will do, by ending, type and content together', async () => {
    const picture = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'scan.JPG', { type: 'image/jpeg' })
    expect(await fileProblem(picture, [pdf, png, jpeg])).toBeUndefined()
    expect(await fileProblem(picture, [pdf, png])).toEqual({ code: 'fileType', types: ['PDF', 'PNG'] })
  })
})

describe('the name of a file on the screen', () => {
  test('nothing in it hides how it ends, nor breaks a line', () => {
    expect(shownFileName('a\u202efdp.exe')).toBe('afdp.exe')
    expect(shownFileName('..\\..\\a.pdf')).toBe('a.pdf')
    expect(shownFileName('C:\\fakepath\\scan.pdf')).toBe('scan.pdf')
    expect(shownFileName('../../etc/a.pdf')).toBe('a.pdf')
    expect(shownFileName('a\r\nContent-Type: text.pdf')).toBe('aContent-Type: text.pdf')
  })
  test('a long one keeps its beginning and its ending', () => {
    const shown = shownFileName(`${'n'.repeat(300)}.pdf`, 20)
    expect(shown).toBe('nnnnnnnnn…nnnnn.pdf')
  })
})

testRows([
  ['a.pdf', 'a.pdf'],
  ['..\\..\\a.pdf', 'a.pdf'],
  ['../../a.pdf', 'a.pdf'],
  ['a\u0000.pdf', 'a.pdf'],
  ['a\u202efdp.exe', 'afdp.exe'],
  ['a\r\nb.pdf', 'ab.pdf'],
  ['a\ud83d.pdf', 'a.pdf'],
  ['\u200b', 'file'],
  ['', 'file'],
  [`${'😀'.repeat(300)}.pdf`, `${'😀'.repeat(251)}.pdf`],
])('the name %j is sent as %j', (name, sent) => {
  expect(sentFileName(name)).toBe(sent)
})
