import type { FormUsage } from '#generated/model/index.ts'

export const UsedBy = ({ usage }: { usage: FormUsage }) => (
  <ul>
    {usage.journeys.map(({ id, name, organization_name: organization }) => (
      <li key={id}>
        {name} ({organization})
      </li>
    ))}
  </ul>
)
