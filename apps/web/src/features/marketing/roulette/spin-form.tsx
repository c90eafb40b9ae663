import type * as z from 'zod'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { spinFields, spinPerson, type SpinResult } from '@intranet/contract/marketing/public-roulette'
import { publicRoulette as text } from '@intranet/contract/messages/roulette'
import { ConsentField } from '@/components/form/consent-field.tsx'
import { Form } from '@/components/form/form.tsx'
import { CpfField, PhoneField } from '@/components/form/masked-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { PrivacyLink, useNoticeVersion } from '@/features/access/privacy/privacy-notice.tsx'
import { readRequestError } from '@/lib/request-error.ts'
import { dropKey, spinKey } from './spin-keys.ts'
import { requestSpin, type Person } from './spin-request.ts'

type Values = z.input<typeof spinFields>

const blank = { nome: '', cpf: '', telefone: '' }

function SpinButton({ label }: { label: string }) {
  const { isSubmitting } = useFormState()
  return (
    <button
      type="submit"
      className="h-[52px] w-full rounded-lg bg-[linear-gradient(#ffcb62,#ffb020)] text-[18px] font-[750] text-[#3a2200] aria-disabled:opacity-70"
      aria-disabled={isSubmitting || undefined}
    >
      {isSubmitting ? 'Aguarde…' : label}
    </button>
  )
}

interface SpinFormProps {
  slug: string
  label: string
  rules: string | null
  provider: string
  /** Days until the same CPF may spin again. */
  interval: number
  onSpun: (result: SpinResult, key: string) => void
}

/**
 * Who spins. A refusal stays in sight; what was lost on its way, or by a reload, is asked for again with the same key
 * and is no second spin.
 */
export function SpinForm({ slug, label, rules, provider, interval, onSpun }: SpinFormProps) {
  const [refusal, setRefusal] = useState<string>()
  const notice = useNoticeVersion('roleta')
  const spin = async (person: Person) => {
    setRefusal(undefined)
    const key = await spinKey(slug, person.cpf, interval)
    try {
      onSpun(await requestSpin(slug, key, { ...person, ...notice }), key)
    } catch (error) {
      const { message, fields, status } = readRequestError(error)
      // Nothing was won with it. A win of a campaign that is closed for now stays to be seen.
      if (status === 409 && message !== text.unavailable) dropKey(slug, key)
      if (Object.keys(fields).length > 0) throw error
      setRefusal(message)
    }
  }
  return (
    <div className="mt-[22px] rounded-[12px] bg-card p-5 text-foreground shadow-[0_24px_60px_-20px_rgb(0_0_0/0.6)]">
      <Form<Person, Person, void>
        plain
        schema={rules ? spinFields : spinPerson}
        defaultValues={blank}
        onSubmit={spin}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <TextField<Values> name="nome" label="Nome" autoComplete="name" maxLength={120} />
          </div>
          <CpfField<Values> name="cpf" label="CPF" />
          <PhoneField<Values> name="telefone" label="Telefone" />
          <div className="sm:col-span-2">
            {rules ? (
              <ConsentField<Values> name="aceite">
                Li{' '}
                <a href={rules} target="_blank" rel="noreferrer">
                  o regulamento
                </a>{' '}
                e autorizo a {provider} a usar os meus dados nesta campanha e na entrega do prêmio, como diz o{' '}
                <PrivacyLink of="roleta" /> (LGPD).
              </ConsentField>
            ) : (
              <p className="text-sm">
                A {provider} usa os seus dados nesta campanha e na entrega do prêmio (LGPD). Leia o{' '}
                <PrivacyLink of="roleta" />.
              </p>
            )}
          </div>
          {refusal && (
            <p
              className="rounded-lg bg-[#fff3cd] px-3 py-2.5 font-semibold text-[#4a3000] sm:col-span-2"
              role="alert"
            >
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
