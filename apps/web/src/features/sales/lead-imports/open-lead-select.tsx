import { useId } from 'react'
import { openLeadChoices, type OpenLeadChoice } from '@intranet/contract/sales/lead-import-words'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import type { OpenLeadChoiceProps } from './open-lead-question.tsx'

/** What `OpenLeadQuestion` asks, in a toolbar: a list does not wait for its parts. */
export function OpenLeadSelect({ value, onChange }: OpenLeadChoiceProps) {
  const id = useId()
  return (
    <span className="flex items-center gap-2 text-sm">
      <label htmlFor={id}>Quem já tem lead aberta</label>
      <NativeSelect id={id} value={value} onChange={({ target }) => onChange(target.value as OpenLeadChoice)}>
        {Object.entries(openLeadChoices).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </span>
  )
}
