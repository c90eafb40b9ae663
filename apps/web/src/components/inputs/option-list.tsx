import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { dialog } from '@intranet/contract/messages'
import { normalizeText } from '@intranet/contract/formats'
import { Command, CommandEmpty, CommandInput, CommandItem, CommandList } from '@/components/ui/command.tsx'
import type { Option } from './option.ts'
import { HueMark } from '@/components/ui/marked.tsx'

interface OptionListProps {
  label: string
  options: Option[]
  chosen: readonly Option['value'][]
  /** Instead of "Nenhum resultado encontrado". */
  noResults?: string
  onSearch?: (text: string) => void
  /** What was typed before the list was there. */
  typed?: { current: string }
  onPick: (value: Option['value']) => void
}

/** As the server searches, which may find the options: every word anywhere. */
const holdsWords = (text: string, search: string) => search.split(' ').every((word) => text.includes(word))

/** The searchable list of a select, its own chunk; accents do not matter. */
export default function OptionList({
  label,
  options,
  chosen,
  noResults = dialog.noResult,
  onSearch,
  typed,
  onPick,
}: OptionListProps) {
  const [search, setSearch] = useState(() => typed?.current ?? '')
  const type = (text: string) => {
    setSearch(text)
    onSearch?.(text)
  }
  const before = typed?.current
  // Once: what follows is typed into the list itself.
  useEffect(() => {
    if (before) onSearch?.(before)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <Command
      label={label}
      filter={(value, sought, keywords) =>
        holdsWords(normalizeText(keywords?.join(' ') ?? value), normalizeText(sought)) ? 1 : 0
      }
    >
      <CommandInput
        placeholder="Buscar"
        aria-label={`Buscar em ${label}`}
        value={search}
        onValueChange={type}
      />
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
              <HueMark hue={option.hue}>{option.label}</HueMark>
              {option.note && <span className="block text-xs text-muted-foreground">{option.note}</span>}
            </span>
            {chosen.includes(option.value) && <Check className="size-3.5" aria-label="Selecionado" />}
          </CommandItem>
        ))}
      </CommandList>
    </Command>
  )
}
