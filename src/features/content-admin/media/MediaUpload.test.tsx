import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mediaDetail, mediaId } from '#tests/dom/contents.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { organization } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { holdUploads } from '#tests/dom/uploads.ts'
import { MediaUpload } from './MediaUpload.tsx'

const storage = 'https://files.portage.test/x'
let sent: ReturnType<typeof holdUploads>
const onArrival = vi.fn()
const created = () => callsTo('createMediaFile').map(({ body }) => body)

const open = (locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderPage(<MediaUpload organizationId={organization.id} onArrival={onArrival} />, {
    pattern: '/media',
    at: '/media',
    texts: ['contents', 'kit', 'validation'],
    locale,
  })
const pngFile = (name = 'crutches.png') =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], name, { type: 'image/png' })
const choose = async (file: File, label = 'Choose a file') =>
  userEvent.upload(await screen.findByLabelText(label), file, { applyAccept: false })
const upload = () => userEvent.click(screen.getByRole('button', { name: 'Upload' }))
const describePicture = async () => {
  const field = (language: string) =>
    screen.findByRole('textbox', { name: new RegExp(`^What the picture shows in ${language}`) })
  await userEvent.type(await field('English'), 'A person on crutches')
  await userEvent.type(await field('French'), 'Une personne en béquilles')
}
const sendPicture = async () => {
  await open()
  await choose(pngFile())
  await describePicture()
  await upload()
  await waitFor(() => expect(sent).toHaveLength(1))
}

beforeEach(() => {
  sent = holdUploads()
  onArrival.mockReset()
  const upload = { url: storage, method: 'PUT', headers: {}, expires_at: '2026-11-20T15:00:00Z' } as const
  answer('createMediaFile', { id: mediaId, upload })
  answer('completeMediaFileUpload', mediaDetail())
  answer('deleteMediaFile', undefined)
})
afterEach(() => vi.restoreAllMocks())

describe('ROUTE-13: sending a file', () => {
  test('is sent with what it shows; how far it is, is said, and then that it is there', async () => {
    await sendPicture()
    expect(created()).toEqual([
      {
        organization: organization.id,
        file_name: 'crutches.png',
        content_type: 'image/png',
        size: 4,
        alt: { 'en-ca': 'A person on crutches', 'fr-ca': 'Une personne en béquilles' },
      },
    ])
    expect(sent[0]).toMatchObject({ url: storage, file: { name: 'crutches.png' } })
    act(() => sent[0]?.progress(0.42))
    expect(screen.getByText('42% uploaded')).toBeTruthy()
    await act(async () => sent[0]?.arrive())
    expect(await screen.findByText('crutches.png is in the media library.')).toBeTruthy()
    expect(onArrival).toHaveBeenCalledWith(mediaDetail())
  })

  test.each([
    ['en-ca', 'Upload', 'Choose a file.', 'Choose a file', 'Say what the picture shows.'],
    ['fr-ca', 'Téléverser', 'Choisissez un fichier.', 'Choisir un fichier', 'Dites ce que montre l’image.'],
  ] as const)('1.1.1, %s: what is missing is said, and nothing is sent', async (locale, ...words) => {
    const [button, noFile, label, noAlt] = words
    await open(locale)
    await userEvent.click(await screen.findByRole('button', { name: button }))
    expect(screen.getByRole('alert').textContent).toContain(noFile)
    await choose(pngFile(), label)
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect(
      within(screen.getByRole('alert')).getAllByRole('link', { name: new RegExp(`: ${noAlt}$`) }),
    ).toHaveLength(2)
    expect(created()).toEqual([])
  })

  test('a broken file was chosen: the summary says what is wrong with it, not that there is none', async () => {
    await open()
    await choose(new File(['<html>'], 'crutches.png', { type: 'image/png' }))
    const wrong =
      (await screen.findAllByText(/^You can't use this kind of file here/))[0]?.textContent ?? 'nothing'
    await upload()
    expect(within(screen.getByRole('alert')).getByRole('link').textContent).toBe(`File: ${wrong}`)
    expect(screen.queryByText('Choose a file.')).toBeNull()
  })

  test('what is no picture needs no words', async () => {
    await open()
    await choose(new File(['WEBVTT\n'], 'spacer.vtt', { type: 'text/vtt' }))
    await upload()
    await waitFor(() => expect(created()).toMatchObject([{ content_type: 'text/vtt' }]))
    await act(async () => sent[0]?.arrive())
    await waitFor(() => expect(onArrival).toHaveBeenCalledOnce())
  })
})

describe('when it does not arrive', () => {
  test('no connection: it is said, nothing stays behind, and it can be tried again', async () => {
    await sendPicture()
    await act(async () => sent[0]?.breakOff())
    expect(await screen.findByText("The upload stopped because you're offline.")).toBeTruthy()
    expect(callsTo('deleteMediaFile').map(({ params }) => params)).toEqual([{ id: mediaId }])
    await userEvent.click(screen.getByRole('button', { name: 'Try again: crutches.png' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    await act(async () => sent[1]?.arrive())
    await waitFor(() => expect(onArrival).toHaveBeenCalledOnce())
  })

  test('the server looked into it and refuses it: why is said, and it cannot be tried again', async () => {
    fails('completeMediaFileUpload', 400, { file: ['This kind of file does not work here.'] })
    await sendPicture()
    await act(async () => sent[0]?.arrive())
    expect(await screen.findByText('This kind of file does not work here.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove crutches.png' }))
    expect(screen.queryByText('This kind of file does not work here.')).toBeNull()
  })

  test('cancelling stops it, and leaves nothing behind', async () => {
    await sendPicture()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel crutches.png' }))
    expect(await screen.findByText('The upload of crutches.png was cancelled.')).toBeTruthy()
    await waitFor(() =>
      expect(callsTo('deleteMediaFile').map(({ params }) => params)).toEqual([{ id: mediaId }]),
    )
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})
