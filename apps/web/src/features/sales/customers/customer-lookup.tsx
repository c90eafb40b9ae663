import { Search } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { formatDocument, formatNumber } from '@intranet/contract/formats'
import { dialog, form } from '@intranet/contract/messages'
import { customer as text } from '@intranet/contract/messages/registries'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { MaskedInput } from '@/components/inputs/masked-input.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Label } from '@/components/ui/label.tsx'
import { RadioChoice, RadioGroup } from '@/components/ui/radio-group.tsx'
import { reportFailure } from '@/lib/query-client.ts'
import { toast } from '@/lib/toast.ts'
import { api } from '@/lib/api.ts'
import { type Outputs } from '@/lib/trpc.ts'
import { Field, FieldDescription, FieldError, FieldTitle } from '@/components/ui/field.tsx'

export type FoundCustomer = Outputs['customers']['lookUp']['dados'][number]

type Key = { codpessoa: string } | { cpf: string } | { nome_razaosocial: string }

const documentOf = ({ cpf }: FoundCustomer) => (cpf === null ? '' : formatDocument(cpf))

/**
 * Looks a customer up by code, CPF or name: one is answered at once, among several the person chooses
 * ('Mais de um resultado encontrado'), none is ('Nenhum resultado encontrado'). See docs/sales.md#customers.
 */
export function useCustomerLookup() {
  const confirm = useConfirm()
  const [busy, setBusy] = useState(false)
  const choose = async (found: FoundCustomer[], total: number) => {
    const choices = found.map((one) => ({
      value: String(one.id),
      label: one.nome_razaosocial,
      note: [one.codpessoa, documentOf(one), one.empresa].filter(Boolean).join(' · '),
    }))
    const answer = await confirm({
      title: dialog.moreThanOneResult,
      text:
        total > found.length
          ? `Mostrando ${found.length} de ${formatNumber(total)}. Digite mais do nome, ou busque por código ou CPF.`
          : undefined,
      choices,
    })
    return found.find(({ id }) => String(id) === answer?.textArea)
  }
  const lookUp = async (key: Key & { sistema?: string }): Promise<FoundCustomer | undefined> => {
    setBusy(true)
    try {
      const { dados: found, total } = await api.customers.lookUp.query(key)
      if (!found.length) toast.error(dialog.noResult)
      return found.length > 1 ? await choose(found, total) : found[0]
    } catch (error) {
      reportFailure(error)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { busy, lookUp }
}

interface CustomerLookupProps {
  /** The provider's key; without one all of the person's providers are searched. */
  sistema?: string
  onFound: (customer: FoundCustomer) => void
  /** What comes of it, where it does not fill the fields below. */
  hint?: string
}

const keys = [
  { value: 'codpessoa', label: 'Código' },
  { value: 'cpf', label: 'CPF' },
  { value: 'nome_razaosocial', label: 'Nome' },
] as const
type SearchBy = (typeof keys)[number]['value']

const asked: Record<SearchBy, string> = {
  codpessoa: 'Buscar por código',
  cpf: 'Buscar por CPF',
  nome_razaosocial: 'Buscar por nome',
}

/** What is wrong with what was typed, or nothing. */
function problemOf(by: SearchBy, typed: string): string | undefined {
  if (!typed) return text.lookupKey
  if (by === 'nome_razaosocial' && typed.length < 2) return form.minText
  return by === 'cpf' && typed.length !== 11 ? text.cpfLength : undefined
}

/** "Pesquisar por": finds a customer for the form it is in, whose fields the caller fills. Nothing of it is sent. */
export function CustomerLookup({
  sistema,
  onFound,
  hint = 'Preenche os campos abaixo.',
}: CustomerLookupProps) {
  const id = useId()
  const { busy, lookUp } = useCustomerLookup()
  const [by, setBy] = useState<SearchBy>('codpessoa')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const search = async () => {
    const value = typed.trim()
    const wrong = problemOf(by, value)
    setProblem(wrong)
    if (wrong) return
    const found = await lookUp({ ...({ [by]: value } as Key), sistema })
    if (found) onFound(found)
  }
  const input = {
    id,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': `${id}-note`,
    // Enter looks up instead of saving.
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter') return
      event.preventDefault()
      void search()
    },
  }
  return (
    <div className="col-span-full grid gap-4" role="group" aria-label="Buscar cliente">
      <Field>
        <FieldTitle id={`${id}-by`}>Pesquisar por</FieldTitle>
        <RadioGroup
          beside
          aria-labelledby={`${id}-by`}
          value={by}
          onValueChange={(value) => {
            setBy(value as SearchBy)
            setTyped('')
            setProblem(undefined)
          }}
        >
          {keys.map(({ value, label }) => (
            <RadioChoice key={value} value={value}>
              {label}
            </RadioChoice>
          ))}
        </RadioGroup>
      </Field>
      <Field>
        <Label htmlFor={id}>{asked[by]}</Label>
        <div className="flex items-center gap-2">
          {by === 'cpf' ? (
            <MaskedInput
              {...input}
              mask="###.###.###-##"
              inputMode="numeric"
              value={typed}
              onValue={setTyped}
            />
          ) : (
            <Input
              {...input}
              value={typed}
              maxLength={200}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
          <Button variant="outline" icon={Search} busy={busy} onClick={() => void search()}>
            Buscar
          </Button>
        </div>
        <div id={`${id}-note`}>
          {problem ? (
            <FieldError role="alert">{problem}</FieldError>
          ) : (
            <FieldDescription>{hint}</FieldDescription>
          )}
        </div>
      </Field>
    </div>
  )
}
