/** Pages that people keep on this device, to read them without a connection. Used by the portal and its service worker. */
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval'

/** Where the service worker shows them. */
export const KEPT_PAGES = '/on-this-device'

export type KeptPage = {
  lang: string
  /** Of the document, and of the link that leads back to the portal. */
  title: string
  portal: string
  html: string
}

/** Only this browser can decrypt it: the key can be used but not read. */
type Row = { owner: string; key: CryptoKey; iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

let made: UseStore | undefined
const store = () => (made ??= createStore('kept-pages', 'pages'))

/** Keeps a page under the id of the profile that it is about. */
export async function keepPage(id: string, owner: string, page: KeptPage): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(page))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text)
  await set(id, { owner, key, iv, data } satisfies Row, store())
}

export const isKept = async (id: string): Promise<boolean> => (await get<Row>(id, store())) !== undefined

export const forgetKeptPage = (id: string): Promise<void> => del(id, store())

/** Deletes every page, or those of everyone but one person. */
export async function forgetKeptPages(but?: string): Promise<void> {
  for (const [id, { owner }] of await entries<string, Row>(store()))
    if (owner !== but) await forgetKeptPage(id)
}

export async function keptPages(): Promise<KeptPage[]> {
  const rows = await entries<string, Row>(store())
  return Promise.all(
    rows.map(async ([, { key, iv, data }]) => {
      const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data)
      return JSON.parse(new TextDecoder().decode(text)) as KeptPage
    }),
  )
}
