import { PasswordField } from '@/components/form/password-field.tsx'
import { passwordHint } from './new-password.ts'

type Values = Record<'senha' | 'nova_senha' | 'repetida', string>

interface NewPasswordProps {
  name?: 'senha' | 'nova_senha'
  label?: string
}

/** The new password, twice. */
export function NewPasswordFields({ name = 'nova_senha', label = 'Nova senha' }: NewPasswordProps) {
  return (
    <>
      <PasswordField<Values> kind="new" name={name} label={label} hint={passwordHint} />
      <PasswordField<Values> kind="new" name="repetida" label="Repita a senha" />
    </>
  )
}
