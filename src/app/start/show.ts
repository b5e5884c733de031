/**
 * Inlined in index.html behind the place of the portal. Shows the sign-in page that the build rendered until the portal has
 * its own, and hands over what was typed and pressed.
 */
import type { Provider } from '#src/auth/port.ts'
import { clientsInUse } from '#src/auth/cognito/stored-session.ts'
import { readLanguageCookie } from '#src/i18n/language-cookie.ts'
import { defaultLocale, htmlLang } from '#src/i18n/locale.ts'
import { readItem } from '#src/lib/safe-storage.ts'
import type { Config } from '#src/flags/config-schema.ts'

const locale = readLanguageCookie() ?? defaultLocale

/** Whether the page is sign-in as everybody sees it: no invitation, no guest, nobody on the way back from a provider. */
const isPlainSignIn =
  /^\/(login\/?)?$/.test(location.pathname) &&
  location.search === '' &&
  clientsInUse().length === 0 &&
  readItem('session', 'inviteToken') === null &&
  readItem('session', 'guestAccessToken') === null

/** Names that stay the same in the page of the portal. */
const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent
const buttonIn = (place: Element, name: string | undefined) =>
  [...place.querySelectorAll('button')].find((button) => nameOf(button) === name)

/** As somebody types: React reads a value only when it was set by the browser. */
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

  /** What was pressed last, by its name. */
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

  function handOver() {
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
    // React has rendered what was typed by then.
    if (pressed !== undefined) setTimeout(() => buttonIn(root, pressed)?.click())
  }
  new MutationObserver((_, observer) => {
    if (!root.querySelector('h1') || root.querySelector('#start')) return
    observer.disconnect()
    handOver()
  }).observe(root, { childList: true, subtree: true })

  const buttonOf = (provider: Provider) =>
    [...view.querySelectorAll('button')].find(({ textContent }) => textContent.includes(provider))
  const providers = buttonOf('Google')?.parentElement
  if (providers) providers.style.visibility = 'hidden'

  /** The settings say what the product is called, and which providers it has. */
  function complete({ brand, identity: { oauth } }: Config) {
    for (const name of view.querySelectorAll('[data-name]')) name.textContent = brand.name
    for (const provider of ['Google', 'Apple'] as const) {
      if (!oauth?.providers.includes(provider)) buttonOf(provider)?.remove()
    }
    if (!oauth?.providers.length) providers?.remove()
    else if (providers) providers.style.visibility = ''
  }
  globalThis.portageEarly?.config?.then((config) => complete(config as Config)).catch(() => undefined)
}

// Not before: the page would wait for it.
document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.toggleAttribute('disabled', false)
const root = document.getElementById('root')
const template = document.getElementById(`sign-in-${locale}`)
if (isPlainSignIn && root && template instanceof HTMLTemplateElement) showSignIn(root, template)
