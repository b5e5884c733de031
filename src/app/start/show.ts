/**
 * Inlined in index.html after the root element. Shows the prerendered sign-in page until the portal has
 * rendered its own, and hands over typed values and clicks.
 */
import type { Provider } from '#src/auth/port.ts'
import { clientsInUse } from '#src/auth/cognito/stored-session.ts'
import { readLanguageCookie } from '#src/i18n/language-cookie.ts'
import { defaultLocale, htmlLang } from '#src/i18n/locale.ts'
import { readItem } from '#src/lib/browser/safe-storage.ts'
import type { Config } from '#src/flags/config-schema.ts'

const locale = readLanguageCookie() ?? defaultLocale

/** Whether the page is plain sign-in: no invitation, no guest, no redirect from a provider. */
const isPlainSignIn =
  /^\/(login\/?)?$/.test(location.pathname) &&
  location.search === '' &&
  clientsInUse().length === 0 &&
  readItem('session', 'inviteToken') === null &&
  readItem('session', 'guestAccessToken') === null

/** A label that is the same in the prerendered and the real page. */
const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent
const buttonIn = (place: Element, name: string | undefined) =>
  [...place.querySelectorAll('button')].find((button) => nameOf(button) === name)

/** Simulates typing: React reads a value only when it is set through the native setter. */
function type(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function showSignIn(root: HTMLElement, template: HTMLTemplateElement) {
  const view = document.createElement('div')
  view.id = 'start-view'
  view.append(template.content.cloneNode(true))
  root.hidden = true
  root.before(view)
  document.documentElement.lang = htmlLang(locale)

  let pressed: string | undefined
  function press(button: Element) {
    for (const busy of view.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy')
    button.setAttribute('aria-busy', 'true')
    pressed = nameOf(button)
  }
  view.addEventListener('submit', (event) => {
    event.preventDefault()
    const submit = view.querySelector('[type=submit]')
    if (submit) press(submit)
  })
  view.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button')
    if (button && button.type !== 'submit') press(button)
  })

  // A button that is replaced between press and release would swallow the click.
  let isHeld = false
  let isReady = false
  view.addEventListener('pointerdown', () => (isHeld = true))
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () =>
      setTimeout(() => {
        isHeld = false
        if (isReady) handOver()
      }),
    )

  function handOver() {
    isReady = true
    if (isHeld || !view.isConnected) return
    const focused = view.contains(document.activeElement) ? document.activeElement : null
    root.hidden = false
    for (const { name, value } of view.querySelectorAll('input')) {
      const input = root.querySelector<HTMLInputElement>(`input[name=${name}]`)
      if (!input) continue
      if (value) type(input, value)
      if (focused?.getAttribute('name') === name) input.focus()
    }
    if (focused instanceof HTMLButtonElement) buttonIn(root, nameOf(focused))?.focus()
    view.remove()
    // By now React has rendered the typed values.
    if (pressed !== undefined) setTimeout(() => buttonIn(root, pressed)?.click())
  }
  new MutationObserver((_, observer) => {
    if (!root.querySelector('h1') || root.querySelector('#start')) return
    observer.disconnect()
    handOver()
  }).observe(root, { childList: true, subtree: true })

  const buttonOf = (provider: Provider) =>
    [...view.querySelectorAll('button')].find(({ textContent }) => textContent.includes(provider))
  // A passkey comes first, then the providers.
  const others = buttonOf('Google')?.parentElement
  if (others) others.style.visibility = 'hidden'

  /** Fills in the product name and the other ways to sign in from the settings. */
  function complete({ brand, identity: { oauth, passkeys } }: Config) {
    for (const name of view.querySelectorAll('[data-name]')) name.textContent = brand.name
    if (!passkeys || !('PublicKeyCredential' in window)) others?.querySelector('button')?.remove()
    for (const provider of ['Google', 'Apple'] as const) {
      if (!oauth?.providers.includes(provider)) buttonOf(provider)?.remove()
    }
    if (!others?.querySelector('button')) others?.remove()
    else others.style.visibility = ''
  }
  globalThis.portageEarly?.config?.then((config) => complete(config as Config)).catch(() => undefined)
}

// Deferred, because the page would block on it.
document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.toggleAttribute('disabled', false)
const root = document.getElementById('root')
const template = document.getElementById(`sign-in-${locale}`)
if (isPlainSignIn && root && template instanceof HTMLTemplateElement) showSignIn(root, template)
