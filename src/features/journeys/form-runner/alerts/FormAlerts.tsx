import type { FormAlert } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { phoneAddress } from '#src/lib/validation/phone.ts'
import { Alert, type AlertKind } from '#src/ui/messages/Alert.tsx'
import { phoneText } from '#src/ui/actions/phone-text.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from '../forms.module.css'
import { LocalText } from '../questions/LocalText.tsx'

const kinds = { emergency: 'error', urgent: 'warning', notice: 'info' } satisfies Record<
  FormAlert['level'],
  AlertKind
>

type Props = {
  alerts: readonly FormAlert[]
  isMonitored: boolean
  /** The organization's number, for alerts without one. */
  clinicPhone: string | undefined
  /** Replaces the note to patients about who reads the answers. */
  note?: string | undefined
  /** `none`: part of the initial page, so not announced. */
  live?: 'status' | 'none'
}

/** Triggered alerts: what to do now, and not to wait for a reply (B13). */
export function FormAlerts({ alerts, isMonitored, clinicPhone, note, live = 'status' }: Props) {
  const { t } = useText('forms')
  const texts = t.forms.alert
  return alerts.map((alert) => {
    const phone = alert.clinic_phone ?? clinicPhone
    return (
      <Alert
        key={alert.key}
        kind={kinds[alert.level]}
        role={live === 'status' && alert.level === 'emergency' ? 'alert' : live}
        title={<LocalText text={alert.message} />}
      >
        <div className={styles.whatToDo}>
          <p className={styles.heading}>{texts.heading()}</p>
          <ul role="list">
            {alert.what_to_do.map((step) => (
              <li key={step}>
                <Step step={step} phone={phone} />
              </li>
            ))}
          </ul>
          <p>{note ?? (isMonitored ? texts.watched() : texts.notWatched())}</p>
        </div>
      </Alert>
    )
  })
}

type StepProps = { step: FormAlert['what_to_do'][number]; phone: string | undefined }

function Step({ step, phone = '' }: StepProps) {
  const { t } = useText('forms')
  const texts = t.forms.alert
  switch (step) {
    case 'call_911':
      return (
        <TextLink href="tel:911" newTab={false}>
          {texts.call911()}
        </TextLink>
      )
    case 'call_811':
      return (
        <TextLink href="tel:811" newTab={false}>
          {texts.call811()}
        </TextLink>
      )
    case 'call_clinic':
      return phone === '' ? (
        texts.callClinicOnly()
      ) : (
        <TextLink href={phoneAddress(phone)} newTab={false}>
          {texts.callClinic({ phone: phoneText(t, phone) })}
        </TextLink>
      )
  }
}
