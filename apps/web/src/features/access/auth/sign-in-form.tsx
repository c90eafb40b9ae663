import type { LoginInput } from '@intranet/contract/access/auth'
import { form, shell } from '@intranet/contract/messages'
import { TriangleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { PasswordInput } from '@/components/ui/password-input.tsx'
import { loadPart } from '@/lib/missing-chunk.ts'
import { readRequestError } from '@/lib/request-error.ts'
import { toast } from '@/lib/toast.ts'
import { Field, FieldError } from '@/components/ui/field.tsx'
import { Label } from '@/components/ui/label.tsx'

type Errors = Partial<Record<keyof LoginInput, string>>

const loadRules = () =>
  Promise.all([import('@intranet/contract/access/auth'), import('@intranet/contract/zod-locale')])

/** The schema comes after the page, which shows itself without zod. Nothing when it cannot be fetched. */
async function judge(
  values: Record<string, unknown>,
): Promise<{ input?: LoginInput; errors: Errors } | undefined> {
  const [rules] = (await loadPart(loadRules)) ?? []
  if (!rules) return undefined
  const result = rules.loginInput.safeParse(values)
  if (result.success) return { input: result.data, errors: {} }
  const errors: Errors = {}
  for (const { path, message } of result.error.issues) errors[path[0] as keyof LoginInput] ??= message
  return { errors }
}

/** E-mail and password, by hand: the form library is half as heavy as everything else this page needs. */
export function SignInForm({ onSubmit }: { onSubmit: (input: LoginInput) => Promise<unknown> }) {
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  // While the person types: at the click the server may be away.
  useEffect(() => {
    loadRules().catch(() => {})
  }, [])
  const show = (found: Errors, target: HTMLFormElement) => {
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first) (target.elements.namedItem(first) as HTMLElement | null)?.focus()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const target = event.currentTarget
    toast.endErrors()
    setBusy(true)
    try {
      const judged = await judge(Object.fromEntries(new FormData(target)))
      if (!judged) return
      const { input, errors: found } = judged
      show(found, target)
      if (input) await onSubmit(input)
      else if (Object.values(found).includes(form.required)) toast.error(form.requiredAll)
    } catch (error) {
      show(readRequestError(error).fields, target)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Asked label="E-mail" error={errors.email}>
        {(input) => <Input {...input} name="email" type="email" autoComplete="username" />}
      </Asked>
      <div className="relative">
        <Asked label="Senha" error={errors.senha}>
          {(input) => <PasswordInput {...input} name="senha" label="Senha" kind="current" />}
        </Asked>
        <AddressLink to="/reset-password" className="absolute top-0 right-0 text-xs leading-[18px]">
          Esqueci minha senha
        </AddressLink>
      </div>
      <Button type="submit" size="lg" busy={busy}>
        {shell.signIn}
      </Button>
    </form>
  )
}

interface AskedProps {
  label: string
  error: string | undefined
  children: (input: {
    id: string
    'aria-invalid': true | undefined
    'aria-describedby': string
    'aria-required': true
  }) => ReactNode
}

function Asked({ label, error, children }: AskedProps) {
  const id = useId()
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': `${id}-note`,
        'aria-required': true,
      })}
      <FieldError id={`${id}-note`} className="empty:hidden" role={error ? 'alert' : undefined}>
        {error && (
          <>
            <TriangleAlert className="size-3.5" aria-hidden />
            {error}
          </>
        )}
      </FieldError>
    </Field>
  )
}
