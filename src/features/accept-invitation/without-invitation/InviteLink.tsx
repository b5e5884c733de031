import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { keepInviteToken, tokenIn } from '#src/session/sign-in/invite-token.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import styles from '../invitations.module.css'

/** Extracts the token from a pasted link: a full URL, or just its path. */
function tokenOf(link: string): string | undefined {
  const [, query = ''] = link.trim().split('?')
  return tokenIn(`?${query.split('#')[0]}`) ?? undefined
}

/** For a person whose invitation is on another device or in another browser: accepts its pasted link. */
export function InviteLink() {
  const { t } = useText()
  const navigate = useNavigate()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [opened, setOpened] = useState(false)
  const [link, setLink] = useState('')
  const [wrong, setWrong] = useState(false)
  const texts = t.patient.inviteLink
  useEffect(() => {
    if (opened) field.current?.focus()
  }, [opened])

  function open(event: FormEvent) {
    event.preventDefault()
    const token = tokenOf(link)
    setWrong(!token)
    if (!token) {
      field.current?.focus()
      return
    }
    // Stored as if the person had followed the link: the token never appears in the URL (D-82).
    keepInviteToken(token)
    void navigate(paths.accept())
  }

  if (!opened) {
    return (
      <Button variant="secondary" onClick={() => setOpened(true)}>
        {texts.button()}
      </Button>
    )
  }
  return (
    <form onSubmit={open} noValidate className={styles.link}>
      <Stack gap="md">
        <TextField
          id={id}
          ref={field}
          label={texts.label()}
          description={texts.hint()}
          error={wrong ? texts.wrong() : undefined}
          value={link}
          onChange={setLink}
          autoComplete="off"
          maxLength={2000}
        />
        <Button type="submit" width="phone">
          {texts.open()}
        </Button>
      </Stack>
    </form>
  )
}
