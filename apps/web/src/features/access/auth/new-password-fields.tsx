import { PasswordField } from '@/components/form/password-field.tsx'
import { passwordHint } from './new-password.ts'

/** The new password, twice. */
export function NewPasswordFields({ name = 'nova_senha', label = 'Nova senha' }) {
  return (
    <>
      <PasswordField kind="new" name={name} label={label} hint={passwordHint} />
      <PasswordField kind="new" name="repetida" label="Repita a senha" />
    </>
  )
}
