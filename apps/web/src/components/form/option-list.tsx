import { Check } from 'lucide-react'
import { dialog } from '@intranet/contract/messages'
import { normalizeText } from '@intranet/contract/formats'
import { Command, CommandEmpty, CommandInput, CommandItem, CommandList } from '@/components/ui/command.tsx'
import type { Option } from './option.ts'

interface OptionListProps {
  label: string
  options: Option[]
  chosen: readonly Option['value'][]
  /** Instead of "Nenhum resultado encontrado". */
  noResults?: string
  onSearch?: (text: string) => void
  onPick: (value: Option['value']) => void
}

/** As the server searches, which may find the options: every word anywhere. */
const holdsWords = (text: string, search: string) => search.split(' ').every((word) => text.includes(word))

/** The searchable list of a select, a chunk of its own; accents do not matter. */
export default function OptionList({
  label,
  options,
  chosen,
  noResults = dialog.noResult,
  onSearch,
  onPick,
}: OptionListProps) {
  return (
    <Command
      label={label}
      filter={(value, search, keywords) =>
        holdsWords(normalizeText(keywords?.join(' ') ?? value), normalizeText(search)) ? 1 : 0
      }
    >
      <CommandInput placeholder="Buscar" aria-label={`Buscar em ${label}`} onValueChange={onSearch} />
      <CommandList>
        <CommandEmpty>{noResults}</CommandEmpty>
        {options.map((option) => (
          <CommandItem
            key={option.value}
            value={String(option.value)}
            keywords={[option.label, option.note ?? '']}
            disabled={option.disabled}
            onSelect={() => onPick(option.value)}
          >
            <span className="grow">
              {option.label}
              {option.note && <span className="block text-xs text-muted-foreground">{option.note}</span>}
            </span>
            {chosen.includes(option.value) && <Check className="size-3.5" aria-label="Selecionado" />}
          </CommandItem>
        ))}
      </CommandList>
    </Command>
  )
}
