import { paths } from '#src/routes/paths.ts'
import { dropInviteToken, inviteToken } from './invite-token.ts'
import { takeRememberedUrl } from './remembered-url.ts'

/** Where to go after sign-in: the invitation, the page that required it (IDENT-27), or home. */
export function placeAfterSignIn(): string {
  const remembered = takeRememberedUrl()
  if (inviteToken()) return paths.accept()
  dropInviteToken()
  return remembered ?? paths.home()
}
