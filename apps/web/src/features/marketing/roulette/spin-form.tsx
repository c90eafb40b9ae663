import { useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { spinFields, type SpinResult } from '@intranet/contract/marketing/public-roulette'
import { ConsentField } from '@/components/form/consent-field.tsx'
import { Form } from '@/components/form/form.tsx'
import { CpfField, PhoneField } from '@/components/form/masked-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { readRequestError } from '@/lib/request-error.ts'
import { newSpinKey, requestSpin, type Person } from './spin-request.ts'

const blank = { nome: '', cpf: '', telefone: '' } as never

function SpinButton({ label }: { label: string }) {
  const { isSubmitting } = useFormState()
  return (
    <button type="submit" className="turn-wheel" aria-disabled={isSubmitting || undefined}>
      {isSubmitting ? 'Aguarde…' : label}
    </button>
  )
}

interface SpinFormProps {
  slug: string
  label: string
  rules: string | null
  provider: string
  onSpun: (result: SpinResult) => void
}

/** Who spins. A refusal stays in sight; a lost connection may be tried again without a second spin. */
export function SpinForm({ slug, label, rules, provider, onSpun }: SpinFormProps) {
  const [refusal, setRefusal] = useState<string>()
  const key = useRef(newSpinKey())
  const spin = async (person: Person) => {
    setRefusal(undefined)
    try {
      const result = await requestSpin(slug, key.current, person)
      key.current = newSpinKey()
      onSpun(result)
    } catch (error) {
      const { status, message, fields } = readRequestError(error)
      if (Object.keys(fields).length > 0) throw error
      if (status !== undefined) key.current = newSpinKey()
      setRefusal(message)
    }
  }
  return (
    <div className="card">
      <Form plain schema={spinFields} defaultValues={blank} onSubmit={spin}>
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <TextField name="nome" label="Nome" autoComplete="name" maxLength={120} />
          </div>
          <CpfField name="cpf" label="CPF" />
          <PhoneField name="telefone" label="Telefone" />
          <div className="sm:col-span-2">
            <ConsentField name="aceite">
              Li{' '}
              {rules ? (
                <a href={rules} target="_blank" rel="noreferrer">
                  o regulamento
                </a>
              ) : (
                'as regras da campanha'
              )}{' '}
              e autorizo a {provider} a usar os meus dados nesta campanha e na entrega do prêmio (LGPD).
            </ConsentField>
          </div>
          {refusal && (
            <p className="refusal sm:col-span-2" role="alert">
              {refusal}
            </p>
          )}
          <div className="sm:col-span-2">
            <SpinButton label={label} />
          </div>
        </div>
      </Form>
    </div>
  )
}
