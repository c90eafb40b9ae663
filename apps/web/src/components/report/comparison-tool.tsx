import { comparisonNames, type Days, previousName } from '@intranet/contract/comparison'
import { todayInBrazil } from '@intranet/contract/today'
import { useNavigate } from '@tanstack/react-router'
import { Segmented } from '@/components/ui/segmented.tsx'
import { searchWith } from '@/lib/search-with.ts'
import { anyFigure, nothingToCompare } from './measures.ts'
import { useComparison } from './use-comparison.ts'

const choices = (['mes_anterior', 'ano_anterior', 'nenhum'] as const).map((value) => ({
  value,
  label: comparisonNames[value],
}))
/** Several months are compared with as many before them: the button says how many. */
const choicesOf = (days: Days) =>
  choices.map((one) =>
    one.value === 'mes_anterior' ? { ...one, label: previousName(days, todayInBrazil()) } : one,
  )

interface ComparisonToolProps {
  /** Those that the report is about. */
  days?: Days
  /** What it is compared with, where that may have no data at all: it is said here, once. */
  was?: object | null
}

/** Chooses what a report is compared with, in its address. */
export function ComparisonTool({ days, was }: ComparisonToolProps) {
  const navigate = useNavigate()
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm max-sm:order-last">
      <span className="text-muted-foreground">
        Comparar<span className="max-sm:hidden"> com</span>
      </span>
      <Segmented
        label="Comparar com"
        value={useComparison()}
        options={days ? choicesOf(days) : choices}
        onChange={(value) =>
          void navigate({
            to: '.',
            search: searchWith({ comparar: value === 'mes_anterior' ? undefined : value }),
          })
        }
      />
      {was && !anyFigure(was) && (
        <span role="status" className="text-xs text-muted-foreground">
          {nothingToCompare}
        </span>
      )}
    </span>
  )
}
