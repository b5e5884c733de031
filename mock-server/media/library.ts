import { breathingTones } from './breathing-tones.ts'
import { libraryDocuments } from './library-documents.ts'
import { libraryPictures } from './library-pictures.ts'
import { spacerCaptions } from './spacer-captions.ts'
import { spacerFilm } from './spacer-film.ts'

/** A file of the library: its bytes and what they are. */
export type LibraryFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly mediaType: string }

const makers = new Map<string, { readonly make: () => Uint8Array; readonly mediaType: string }>()
const encode = (text: string) => () => new TextEncoder().encode(text)
for (const [path, svg] of Object.entries(libraryPictures))
  makers.set(path, { make: encode(svg), mediaType: 'image/svg+xml' })
for (const [path, vtt] of Object.entries(spacerCaptions))
  makers.set(path, { make: encode(vtt), mediaType: 'text/vtt; charset=utf-8' })
for (const [path, make] of libraryDocuments) makers.set(path, { make, mediaType: 'application/pdf' })
for (const [path, make] of breathingTones) makers.set(path, { make, mediaType: 'audio/wav' })
makers.set('/media/library/spacer.webm', { make: spacerFilm, mediaType: 'video/webm' })

const made = new Map<string, LibraryFile>()

/** The file at a path, made when it is first asked for; undefined when there is none. */
export function libraryFile(path: string): LibraryFile | undefined {
  const known = made.get(path)
  if (known) return known
  const maker = makers.get(path)
  if (!maker) return undefined
  const file = { bytes: new Uint8Array(maker.make()), mediaType: maker.mediaType }
  made.set(path, file)
  return file
}
