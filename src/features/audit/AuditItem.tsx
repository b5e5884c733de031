import type { AuditChange, AuditEvent } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { ChangeGroup, GroupsOf } from '#src/lib/changes/change-group.ts'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { Text } from '#src/ui/basics.tsx'
import styles from './audit.module.css'

type Props = {
  event: AuditEvent
  /** The list covers several objects, so each entry names its own. */
  isNamed: boolean
  fieldName: ((field: string) => string) | undefined
  groupsOf: GroupsOf | undefined
}

/** The number of changes in words that an entry shows before it is opened. */
const MAX_LINES = 4

export function AuditItem({ event, isNamed, fieldName = (field) => field, groupsOf }: Props) {
  const { t, format } = useText('audit')
  const { action, actor_name, at, changes, comment, object_name, object_type } = event
  const texts = t.audit
  const groups = groupsOf?.(changes)
  return (
    <li className={styles.event}>
      <p className={styles.what}>{texts.action[action]()}</p>
      {isNamed && <Text>{texts.about({ type: texts.type[object_type](), name: object_name })}</Text>}
      <Text tone="secondary">
        {texts.by({ who: actor_name })} <time dateTime={at}>{format.dateTime(at)}</time>
      </Text>
      {comment !== null && <Text>{texts.comment({ comment })}</Text>}
      {groups && groups.length > 0 && <Groups groups={groups} />}
      {!groups && changes.length > 0 && (
        <Disclosure title={texts.changes({ count: changes.length })}>
          <Changes changes={changes.map((change) => ({ ...change, field: fieldName(change.field) }))} />
        </Disclosure>
      )}
    </li>
  )
}

function Groups({ groups }: { groups: readonly ChangeGroup[] }) {
  const { t } = useText('audit')
  const texts = t.audit
  const hidden = groups.length - MAX_LINES
  const detailed = groups.filter(({ changes }) => changes.length > 0)
  return (
    <>
      <ul className={styles.lines}>
        {groups.slice(0, MAX_LINES).map(({ title }, index) => (
          // Two questions may be called the same.
          // eslint-disable-next-line @eslint-react/no-array-index-key
          <li key={index}>{title}</li>
        ))}
        {hidden > 0 && <li>{texts.more({ count: hidden })}</li>}
      </ul>
      {detailed.length > 0 && (
        <Disclosure title={texts.values()}>
          <ul role="list">
            {detailed.map(({ title, changes }, index) => (
              // eslint-disable-next-line @eslint-react/no-array-index-key
              <li key={index} className={styles.group}>
                <p className={styles.field}>{title}</p>
                <Changes changes={changes} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

const Changes = ({ changes }: { changes: readonly AuditChange[] }) => (
  <ul role="list">
    {changes.map((change, index) => (
      // Two values may share a name, and the list never changes.
      // eslint-disable-next-line @eslint-react/no-array-index-key
      <Change key={index} {...change} />
    ))}
  </ul>
)

function Change({ field, before, after }: AuditChange) {
  const { t } = useText('audit')
  const texts = t.audit
  return (
    <li className={styles.change}>
      <p className={styles.field}>{field}</p>
      <dl className={styles.values}>
        <div>
          <dt>{texts.before()}</dt>
          <dd>{before ?? <em>{texts.nothing()}</em>}</dd>
        </div>
        <div>
          <dt>{texts.after()}</dt>
          <dd>{after ?? <em>{texts.nothing()}</em>}</dd>
        </div>
      </dl>
    </li>
  )
}
