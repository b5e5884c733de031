import type { ComponentProps, Ref } from 'react'
import type { FormField } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Stack, Text, Title, VisuallyHidden } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { AnswerList } from '../answers/AnswerList.tsx'
import { FormAlerts } from '../alerts/FormAlerts.tsx'
import styles from '../forms.module.css'
import { LocalText } from '../questions/LocalText.tsx'
import { useFailureText } from './use-failure-text.ts'
import type { FormRun } from './use-form-run.ts'

type Props = {
  run: Pick<FormRun, 'form' | 'pages' | 'alerts' | 'go' | 'goBack' | 'submit' | 'pending' | 'failure'>
  alerts: Pick<ComponentProps<typeof FormAlerts>, 'isMonitored' | 'clinicPhone' | 'note'>
  organizationName: string
  /** Replaces the confirmation text for patients. */
  confirm: string | undefined
  leaving: boolean
  onExit: () => void
  headingRef: Ref<HTMLHeadingElement>
}

export function ReviewScreen(props: Props) {
  const { run, alerts, organizationName, confirm, leaving, onExit, headingRef } = props
  const { t } = useText('forms')
  const failureText = useFailureText()
  const texts = t.forms.review
  const last = run.pages.at(-1)
  const answers = run.form.getValues()

  const change = (pageKey: string) => (field: FormField) => (
    <Button variant="quiet" size="sm" onClick={() => run.go({ kind: 'page', key: pageKey }, field.key)}>
      {texts.change()}
      <VisuallyHidden>
        {' '}
        <LocalText text={field.label} />
      </VisuallyHidden>
    </Button>
  )

  return (
    <div className={styles.narrow}>
      <FormShell
        onSubmit={run.submit}
        submitLabel={texts.submit()}
        pending={run.pending}
        submitError={run.failure && failureText(run.failure)}
        cancelLabel={t.forms.page.back()}
        onCancel={() => run.goBack(last ? { kind: 'page', key: last.key } : { kind: 'intro' })}
        actions={
          <Button variant="quiet" width="phone" pending={leaving} onClick={onExit}>
            {t.forms.page.exit()}
          </Button>
        }
      >
        <Stack gap="lg">
          <Title level={2} ref={headingRef} tabIndex={-1}>
            {texts.title()}
          </Title>
          <FormAlerts alerts={run.alerts} {...alerts} />
          {run.pages.map(({ key, page, fields, rows }) => (
            <Card key={key}>
              <Title level={3}>
                <LocalText text={page.title} />
              </Title>
              <AnswerList {...{ fields, rows, answers }} action={change(key)} />
            </Card>
          ))}
          <Text>{confirm ?? texts.confirm({ organization: organizationName })}</Text>
        </Stack>
      </FormShell>
    </div>
  )
}
