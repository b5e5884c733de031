import type { Form } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useFlag } from '#src/session/user/use-flag.ts'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { Facts } from '#src/ui/data/Facts.tsx'
import styles from '../forms.module.css'

/** FLAG-04: the form's raw JSON for debugging; hidden unless the flag is on. */
export function FormTools({ form }: { form: Form }) {
  const { t } = useText('formAdmin')
  const texts = t.formAdmin.tools
  if (!useFlag('formTools')) return null
  return (
    <Disclosure title={texts.title()}>
      <Facts
        facts={[
          { label: texts.id(), value: form.id },
          { label: texts.revision(), value: form.revision },
        ]}
      />
      <pre className={styles.json}>{JSON.stringify(form, null, 2)}</pre>
    </Disclosure>
  )
}
