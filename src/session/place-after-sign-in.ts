import { paths } from '#src/routes/paths.ts'
import { dropInviteToken, inviteToken } from './invite-token.ts'
import { takeRememberedUrl } from './remembered-url.ts'

/** Where somebody goes who has just come in: to their invitation, to the page that asked for it (IDENT-27), or home. */
export function placeAfterSignIn(): string {
  const remembered = takeRememberedUrl()
  if (inviteToken()) return paths.accept()
  dropInviteToken()
  return remembered ?? paths.home()
}
