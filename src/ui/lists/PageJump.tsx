import { type FormEvent, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '../actions/Button.tsx'
import styles from './list.module.css'
import { NumberField } from '../fields/NumberField.tsx'

type Props = { page: number; pages: number; onGo: (page: number) => void }

/** Goes to a page of a long list by its number. */
export function PageJump({ page, pages, onGo }: Props) {
  const { t } = useText('kit')
  const texts = t.kit.list
  const [typed, setTyped] = useState(String(page))
  const [isWrong, setWrong] = useState(false)
  const go = (event: FormEvent) => {
    event.preventDefault()
    const wanted = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0
    const fits = wanted >= 1 && wanted <= pages
    setWrong(!fits)
    if (fits && wanted !== page) onGo(wanted)
  }
  return (
    <form noValidate className={styles.jump} onSubmit={go}>
      <NumberField
        label={texts.goTo({ pages })}
        whole
        value={typed}
        onChange={setTyped}
        error={isWrong ? texts.pageRange({ pages }) : undefined}
      />
      <Button type="submit" variant="secondary">
        {texts.go()}
      </Button>
    </form>
  )
}
