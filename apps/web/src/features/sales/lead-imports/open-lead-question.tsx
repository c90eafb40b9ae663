import { useId } from 'react'
import { formatCount } from '@intranet/contract/formats'
import { openLeadChoices, type OpenLeadChoice } from '@intranet/contract/sales/lead-import-words'
import { RadioChoice, RadioGroup } from '@/components/ui/radio-group.tsx'

export interface OpenLeadChoiceProps {
  value: OpenLeadChoice
  onChange: (value: OpenLeadChoice) => void
}

const meanings: Record<OpenLeadChoice, string> = {
  pular: 'nenhuma segunda lead é criada para elas',
  unir: 'a lead delas recebe o telefone, a campanha e o canal que lhe faltam',
}

/** What becomes of the people of a file who have an open lead: asked before anything is written. */
export function OpenLeadQuestion({ total, value, onChange }: OpenLeadChoiceProps & { total: number }) {
  const id = useId()
  return (
    <section className="mt-4 max-w-[640px]">
      <p id={id} className="mb-2 font-semibold">
        {formatCount(total, 'pessoa já tem lead aberta', 'pessoas já têm lead aberta')}
      </p>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onValueChange={(next) => onChange(next as OpenLeadChoice)}
      >
        {Object.entries(openLeadChoices).map(([key, label]) => (
          <RadioChoice key={key} value={key}>
            {label}: {meanings[key as OpenLeadChoice]}
          </RadioChoice>
        ))}
      </RadioGroup>
    </section>
  )
}
