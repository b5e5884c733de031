import type { FormUsage } from '#generated/model/index.ts'

/** The journeys that use a form, with their organizations. */
export const UsedBy = ({ usage }: { usage: FormUsage }) => (
  <ul>
    {usage.journeys.map(({ id, name, organization_name: organization }) => (
      <li key={id}>
        {name} ({organization})
      </li>
    ))}
  </ul>
)
