import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { setLocale, startTexts, loadTexts, currentLocale, hasTexts } from './texts.ts'
import type { useText } from './use-text.ts'

type Texts = {
  setLocale: typeof setLocale
  startTexts: typeof startTexts
  loadTexts: typeof loadTexts
  currentLocale: typeof currentLocale
  hasTexts: typeof hasTexts
  useText: typeof useText
}

const forget = () => {
  document.cookie = 'language=; path=/; max-age=0'
}

/** The texts as after a page load. */
async function freshTexts(): Promise<Texts> {
  vi.resetModules()
  return { ...(await import('./texts.ts')), ...(await import('./use-text.ts')) }
}

beforeEach(forget)

describe('the language of the app', () => {
  it('starts in en-ca without a stored choice (D-80, I18N-02)', async () => {
    const { startTexts, currentLocale } = await freshTexts()
    await startTexts()
    expect(currentLocale()).toBe('en-ca')
    expect(document.documentElement.lang).toBe('en-CA')
  })

  it('starts in the stored choice, and ignores one it does not know (D-02, D-80)', async () => {
    document.cookie = 'language=fr-ca; path=/'
    const french = await freshTexts()
    await french.startTexts()
    expect(french.currentLocale()).toBe('fr-ca')

    document.cookie = 'language=de; path=/'
    const unknown = await freshTexts()
    await unknown.startTexts()
    expect(unknown.currentLocale()).toBe('en-ca')
  })

  it('stores a choice in a cookie and sets <html lang>', async () => {
    const { startTexts, setLocale } = await freshTexts()
    await startTexts()
    await setLocale('fr-ca')
    expect(document.cookie).toContain('language=fr-ca')
    expect(document.cookie).not.toContain('language-invited=1')
    await setLocale('en-ca', 'invitation')
    expect(document.cookie).toContain('language-invited=1')
    await setLocale('fr-ca')
    expect(document.cookie).not.toContain('language-invited=1')
    expect(document.documentElement.lang).toBe('fr-CA')
  })

  it('the last of two quick wishes wins', async () => {
    const { startTexts, setLocale, currentLocale } = await freshTexts()
    await startTexts()
    await Promise.all([setLocale('fr-ca'), setLocale('en-ca')])
    expect(currentLocale()).toBe('en-ca')
  })

  it('words that are asked for while the language changes are there in the new one', async () => {
    const { startTexts, setLocale, loadTexts, hasTexts } = await freshTexts()
    await startTexts()
    const changed = setLocale('fr-ca')
    const asked = loadTexts('validation')
    await changed
    expect(hasTexts(['validation'])).toBe(true)
    await asked
  })
})

describe('texts in components', () => {
  it('a namespace that loads later is seen, and a switch shows nothing untranslated', async () => {
    const { startTexts, loadTexts, setLocale, useText } = await freshTexts()
    await startTexts()
    const seen: string[] = []
    function Probe() {
      const { t } = useText()
      const words = `${t.actions.save()}|${t.validation.required()}`
      seen.push(words)
      return <p>{words}</p>
    }
    render(<Probe />)
    expect(screen.getByText('Save|')).toBeDefined()
    await act(() => loadTexts('validation'))
    expect(screen.getByText('Save|This field is required')).toBeDefined()
    await act(() => setLocale('fr-ca'))
    expect(screen.getByText('Enregistrer|Ce champ est obligatoire')).toBeDefined()
    // Never French next to English, never an empty text.
    expect(new Set(seen)).toEqual(
      new Set(['Save|', 'Save|This field is required', 'Enregistrer|Ce champ est obligatoire']),
    )
  })

  it('a component that names its namespace waits for it', async () => {
    const { startTexts, useText } = await freshTexts()
    await startTexts()
    function Probe() {
      const { t } = useText('errors')
      return <h1>{t.errors.notFound.title()}</h1>
    }
    await act(async () => {
      render(
        <Suspense fallback="waiting">
          <Probe />
        </Suspense>,
      )
    })
    expect(await screen.findByRole('heading', { name: 'Hmm...' })).toBeDefined()
  })

  it('French counts 0 and 1 as singular, English only 1', async () => {
    const { startTexts, setLocale, useText } = await freshTexts()
    await startTexts()
    function Probe() {
      const { t } = useText()
      return <p>{[0, 1, 2].map((count) => t.field.charactersLeft({ count })).join('; ')}</p>
    }
    render(<Probe />)
    expect(screen.getByText('0 characters left; 1 character left; 2 characters left')).toBeDefined()
    await act(() => setLocale('fr-ca'))
    expect(
      screen.getByText('Il reste 0 caractère; Il reste 1 caractère; Il reste 2 caractères'),
    ).toBeDefined()
  })

  it('each language writes the numbers of a text its own way, and still counts them', async () => {
    const { startTexts, setLocale, loadTexts, useText } = await freshTexts()
    await startTexts()
    await loadTexts('kit')
    function Probe() {
      const { list } = useText('kit').t.kit
      return <p>{`${list.showing({ from: 981, to: 1000, total: 7005 })}; ${list.count({ count: 7005 })}`}</p>
    }
    const { container } = render(<Probe />)
    expect(container.textContent).toBe('Showing 981 to 1,000 of 7,005; 7,005 results')
    await act(() => setLocale('fr-ca'))
    expect(container.textContent).toBe('981 à 1\u00a0000 sur 7\u00a0005; 7\u00a0005 résultats')
  })

  it('French has a space that never breaks before its double marks', async () => {
    const { startTexts, setLocale, useText } = await freshTexts()
    await startTexts()
    await setLocale('fr-ca')
    function Probe() {
      return <p>{useText().t.error.prefix({ message: 'x' })}</p>
    }
    const { container } = render(<Probe />)
    expect(container.textContent).toBe('Erreur\u00a0: x')
  })
})
