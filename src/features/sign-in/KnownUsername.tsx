/** Tells a password manager whose new password this is; nobody sees it. */
export const KnownUsername = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
)
