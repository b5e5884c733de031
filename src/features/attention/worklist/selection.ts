import type { AttentionItem } from '#generated/model/index.ts'
import { useChosenRows } from '#src/lib/use-chosen-rows.ts'
import { attentionAcknowledgeManyIdsMax } from '#generated/zod/portageV1.schemas.zod.ts'

export const useSelection = () => useChosenRows(attentionAcknowledgeManyIdsMax, (item: AttentionItem) => item)

export type Selection = ReturnType<typeof useSelection>
