// Downloads: kept in tests/data/files, like the pages.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { paths } from '#src/routes/paths.ts'
import { loadPortal, renderPortal } from '#tests/dom/render-portal.tsx'
import { holdStill, moveOn } from '#tests/support/still.ts'

let saved: { name: string; blob: Blob }[] = []
beforeAll(loadPortal)
beforeEach(() => {
  saved = []
  holdStill()
  let last: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (last) saved.push({ name: this.download, blob: last })
  })
})
afterEach(moveOn)

/** The file a page's button saves. */
async function fileOf(at: string, button: string) {
  await renderPortal('maya', at)
  fireEvent.click(await screen.findByRole('button', { name: button }))
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 20_000 })
  const [file] = saved
  if (!file) throw new Error('Nothing was saved')
  return { ...file, bytes: new Uint8Array(await act(() => file.blob.arrayBuffer())) }
}

/** One line per resource. */
const lines = (text: string) =>
  text.startsWith('{')
    ? [JSON.parse(text)]
        .flatMap(({ entry, ...bundle }) => [bundle, ...entry].map((part) => JSON.stringify(part)))
        .join('\n')
    : text

/** Masks signed URLs and generated values, which differ per run. */
const steady = (text: string) =>
  text.replaceAll(/(?<=\/media\/documents\/)[0-9a-f-]+/g, 'signed').replaceAll(/_r_[0-9a-z]+_/g, '_')

test.each([
  ['Web page (HTML)', 'summary.html.txt'],
  ['Table (CSV)', 'summary.csv.txt'],
  ['Data for another health app (FHIR)', 'summary.fhir.txt'],
])('the summary as %s is as it is kept', async (button, kept) => {
  const { name, bytes } = await fileOf(
    paths.patient.healthStory.summary({ patientId: patientIdOf('maya') }),
    button,
  )
  await expect(steady(`${name}\n${lines(strFromU8(bytes))}\n`)).toMatchFileSnapshot(
    `../../../tests/data/files/${kept}`,
  )
})

test('the copy of one’s own data is as it is kept', async () => {
  const { bytes } = await fileOf(paths.settings.privacy(), 'Download your data')
  const files = Object.entries(unzipSync(bytes))
  const list = files.map(([name, { length }]) =>
    /\.(html|json|csv|txt)$/.test(name) ? name : `${name} ${length}`,
  )
  await expect(`${list.toSorted().join('\n')}\n`).toMatchFileSnapshot('../../../tests/data/files/my-data.txt')
  const page = files.find(([name]) => name.endsWith('.html'))
  await expect(steady(strFromU8(page?.[1] ?? new Uint8Array()))).toMatchFileSnapshot(
    '../../../tests/data/files/my-data.html.txt',
  )
})
