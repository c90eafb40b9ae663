import { comparisonNames } from '@intranet/contract/comparison'
import { useNavigate } from '@tanstack/react-router'
import { Segmented } from '@/components/ui/segmented.tsx'
import { searchWith } from '@/lib/search-with.ts'
import { useComparison } from './use-comparison.ts'

const choices = (['mes_anterior', 'ano_anterior', 'nenhum'] as const).map((value) => ({
  value,
  label: comparisonNames[value],
}))

/** Chooses what a report is compared with, in its address. */
export function ComparisonTool() {
  const navigate = useNavigate()
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm">
      <span className="text-muted-foreground max-sm:hidden">Comparar com</span>
      <Segmented
        label="Comparar com"
        value={useComparison()}
        options={choices}
        onChange={(value) =>
          void navigate({
            to: '.',
            search: searchWith({ comparar: value === 'mes_anterior' ? undefined : value }),
          })
        }
      />
    </span>
  )
}
