import { comparedDays, comparisonNames, type Days, previousName } from '@intranet/contract/comparison'
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
/** Twelve months before twelve months are the year before: that is one choice. */
const isYear = (days: Days) => {
  const before = (comparison: 'mes_anterior' | 'ano_anterior') =>
    comparedDays(days, comparison, todayInBrazil())?.before.de
  const months = before('mes_anterior')
  return months !== undefined && months === before('ano_anterior')
}
/** Several months are compared with as many before them: the button says how many. */
const choicesOf = (days: Days) =>
  isYear(days)
    ? choices.filter(({ value }) => value !== 'mes_anterior')
    : choices.map((one) =>
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
  const chosen = useComparison()
  const options = days ? choicesOf(days) : choices
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm max-sm:order-last">
      <span className="text-muted-foreground">
        Comparar<span className="max-sm:hidden"> com</span>
      </span>
      <Segmented
        label="Comparar com"
        value={options.some(({ value }) => value === chosen) ? chosen : 'ano_anterior'}
        options={options}
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
