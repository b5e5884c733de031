/** A hidden username field that tells password managers whose new password this is. */
export const KnownUsername = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
)
