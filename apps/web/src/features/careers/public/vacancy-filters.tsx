import { contractTypeLabels, workModelLabels } from '@intranet/contract/careers/career-options'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ListFilter, Search } from 'lucide-react'
import { useId, useState, type ComponentProps } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import { cn } from '@/lib/cn.ts'
import { searchWith } from '@/lib/search-with.ts'
import { trpc } from '@/lib/trpc.ts'
import { namedOptions, optionsOf } from '@/lib/options-of.ts'
import type { VacancySearch } from './vacancy-search.ts'

interface Choice {
  value: string | number
  label: string
}

function Chooser({
  label,
  options,
  ...props
}: { label: string; options: Choice[] } & ComponentProps<'select'>) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs text-muted-foreground">
        {label}
      </label>
      <NativeSelect id={id} {...props}>
        <option value="">Qualquer</option>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}

interface VacancyFiltersProps {
  asked: VacancySearch
  /** The provider of the address; the choice of one leads to its own address. */
  company: string | undefined
}

/** What the open vacancies are narrowed by. Native selects: they open fast on any phone. */
export function VacancyFilters({ asked, company }: VacancyFiltersProps) {
  const navigate = useNavigate()
  const { data } = useQuery(trpc.vacancies.choices.queryOptions())
  const [typed, setTyped] = useState(asked.q ?? '')
  // Another choice is another list, from its first page on.
  const ask = (part: VacancySearch) =>
    void navigate({ to: '.', search: searchWith({ ...part, pagina: undefined }) })
  const [opened, setOpened] = useState(false)
  const { q: _text, pagina: _page, ...narrowing } = { empresa: company, ...asked }
  const inForce = Object.values(narrowing).filter((one) => one !== undefined).length
  const numbered = (value: string) => (value ? Number(value) : undefined)
  return (
    <form
      role="search"
      aria-label="Buscar vagas"
      className="mb-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        ask({ q: typed.trim() || undefined })
      }}
    >
      <div className="flex gap-2">
        <Input
          type="search"
          aria-label="Buscar vaga"
          placeholder="Cargo ou palavra"
          value={typed}
          maxLength={120}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" icon={Search} className="h-auto">
          Buscar
        </Button>
      </div>
      <Button
        className="sm:hidden"
        variant="outline"
        icon={ListFilter}
        cooldown={false}
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        Filtros{inForce > 0 && ` (${inForce})`}
      </Button>
      <div className={cn('grid grid-cols-2 gap-2 md:grid-cols-5', !opened && 'max-sm:hidden')}>
        <Chooser
          label="Empresa"
          value={company ?? ''}
          options={(data?.empresas ?? []).map(({ nome, sistema }) => ({ value: sistema, label: nome }))}
          onChange={({ target }) =>
            void navigate({
              to: '/careers/list/{-$company}',
              params: { company: target.value || undefined },
              search: { ...asked, pagina: undefined },
            })
          }
        />
        <Chooser
          label="Cidade"
          value={asked.cidade ?? ''}
          options={(data?.cidades ?? []).map(({ id, nome, uf }) => ({ value: id, label: `${nome}/${uf}` }))}
          onChange={({ target }) => ask({ cidade: numbered(target.value) })}
        />
        <Chooser
          label="Departamento"
          value={asked.departamento ?? ''}
          options={namedOptions(data?.departamentos)}
          onChange={({ target }) => ask({ departamento: numbered(target.value) })}
        />
        <Chooser
          label="Contrato"
          value={asked.contrato ?? ''}
          options={optionsOf(contractTypeLabels)}
          onChange={({ target }) => ask({ contrato: target.value || undefined })}
        />
        <Chooser
          label="Modalidade"
          value={asked.modalidade ?? ''}
          options={optionsOf(workModelLabels)}
          onChange={({ target }) => ask({ modalidade: target.value || undefined })}
        />
      </div>
    </form>
  )
}
