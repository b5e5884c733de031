import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Immunization, Patient } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconPrinter } from '#src/ui/icons.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { immunizationsToPrint } from './queries.ts'
import { VaccineRecord } from './VaccineRecord.tsx'

/** Prints all vaccines, regardless of the page and search on screen. */
export function PrintVaccines({ profile }: { profile: Patient }) {
  const { t } = useText('records')
  const queryClient = useQueryClient()
  const [rows, setRows] = useState<readonly Immunization[]>()
  const [isLoading, setLoading] = useState(false)
  const texts = t.records.immunizations

  useEffect(() => {
    if (!rows) return undefined
    const done = () => setRows(undefined)
    addEventListener('afterprint', done)
    print()
    return () => removeEventListener('afterprint', done)
  }, [rows])

  /** Fetches all pages from a given one on. */
  async function from(page: number): Promise<Immunization[]> {
    const { results, next } = await queryClient.fetchQuery(immunizationsToPrint(profile.id, page))
    return next === null ? results : [...results, ...(await from(page + 1))]
  }

  async function load() {
    setLoading(true)
    try {
      setRows(await from(1))
    } catch {
      toast({ variant: 'error', message: texts.printFailed() })
    } finally {
      setLoading(false)
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        pending={isLoading}
        icon={<IconPrinter aria-hidden size="1.125rem" />}
        onClick={() => void load()}
      >
        {texts.print()}
      </Button>
      {rows && createPortal(<VaccineRecord {...{ profile, rows }} />, document.body)}
    </>
  )
}
