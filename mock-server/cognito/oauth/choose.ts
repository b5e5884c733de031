import type { UserPool } from '../pool.ts'
import type { PoolUser } from '../users.ts'
import { finish, sendBack } from './authorize.ts'
import { formOf } from './answers.ts'
import type { AuthorizationRequest } from './hosted-state.ts'
import { html } from '../../markup.ts'
import { errorPage, page, textsFor } from './page.ts'
import type { Provider, ProviderAccount } from './providers.ts'
import { providerAccounts } from './providers.ts'

const nameOf = ({ given_name, family_name }: ProviderAccount) =>
  [given_name, family_name].filter((part) => part !== undefined).join(' ')

/** `GET /oauth2/choose`: the page of the provider, with its people and two other ways to end. */
export async function choose(pool: UserPool, request: Request): Promise<Response> {
  const id = new URL(request.url).searchParams.get('tx') ?? ''
  const asked = pool.hosted.requests.get(id)
  if (!asked || asked.expires <= pool.now()) return errorPage(request, 'session_expired')
  const texts = textsFor(request)
  const accounts: readonly ProviderAccount[] = providerAccounts[asked.provider]
  return page(request, {
    title: asked.provider === 'Google' ? texts.chooseGoogle : texts.chooseApple,
    formTarget: asked.redirectUri,
    body: html`<p>${texts.pretended}</p>
      <form method="post" action="/oauth2/idpresponse">
        <input type="hidden" name="tx" value="${id}" />
        <ul>
          ${accounts.map(
            (account) =>
              html`<li>
                <button name="pick" value="${account.id}">
                  ${nameOf(account) || texts.noName}<small>${account.email}</small>
                </button>
              </li>`,
          )}
        </ul>
        <h2>${texts.otherEnds}</h2>
        <button name="pick" value="cancel">${texts.cancel}</button>
        <button name="pick" value="refuse">${texts.refuse}</button>
      </form>`,
  })
}

/** `POST /oauth2/idpresponse`: what was chosen, once. */
export async function takeChoice(pool: UserPool, request: Request): Promise<Response> {
  const form = await formOf(request)
  const asked = pool.hosted.requests.take(form?.get('tx') ?? '')
  if (!form || !asked || asked.expires <= pool.now()) return errorPage(request, 'session_expired')
  const pick = form.get('pick')
  switch (pick) {
    case 'cancel':
      return sendBack(asked, { error: 'access_denied', error_description: 'The user cancelled the sign-in' })
    case 'refuse':
      return sendBack(asked, {
        error: 'invalid_request',
        error_description: 'PreSignUp failed with error The provider refused. ',
      })
    default: {
      const account = accountOf(asked, pick)
      if (!account) return errorPage(request, 'invalid_request')
      const user = userOf(pool, asked.provider, account)
      if (user.enabled) return finish(pool, request, asked, user)
      return sendBack(asked, {
        error: 'invalid_request',
        error_description: 'PreAuthentication failed with error account_deactivated. ',
      })
    }
  }
}

function accountOf({ provider }: AuthorizationRequest, id: string | null): ProviderAccount | undefined {
  const accounts: readonly ProviderAccount[] = providerAccounts[provider]
  return accounts.find((one) => one.id === id)
}

/** The person's account in the pool; made when she comes for the first time. */
function userOf(pool: UserPool, provider: Provider, { id, ...person }: ProviderAccount): PoolUser {
  const known = pool.users.find(`${provider}_${id}`)
  if (known) return known
  const identity = { provider, id, linkedAt: pool.now() }
  const user = pool.users.addFederated({ sub: crypto.randomUUID(), ...person, identity })
  pool.onConfirmed(user)
  return user
}
